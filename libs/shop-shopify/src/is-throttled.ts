import * as v from 'valibot';

const throttled = v.looseObject({
  errors: v.pipe(
    v.array(v.unknown()),
    v.someItem((error) =>
      v.is(v.looseObject({ extensions: v.looseObject({ code: v.literal('THROTTLED') }) }), error),
    ),
  ),
});

/** Recognises a response 200 in which the shop's vendor reports too many calls and has run nothing. */
export function isThrottled(response: unknown): boolean {
  return v.is(throttled, response);
}
