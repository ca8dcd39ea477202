import * as v from 'valibot';

const throttled = v.looseObject({
  errors: v.pipe(
    v.array(v.unknown()),
    v.someItem((error) =>
      v.is(v.looseObject({ extensions: v.looseObject({ code: v.literal('THROTTLED') }) }), error),
    ),
  ),
});

/** Whether the shop's vendor says, inside an answer 200, that it was called too often and did not run the document. */
export function isThrottled(answer: unknown): boolean {
  return v.is(throttled, answer);
}
