import * as v from 'valibot';
import type { SendToShop } from '../transport/send.ts';

const answerSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(v.array(v.unknown())),
});

const errorSchema = v.object({
  message: v.fallback(v.string(), 'no message'),
  extensions: v.fallback(v.object({ code: v.optional(v.string()) }), {}),
});

/** What came back: the value of one field of `data`, or why there is none. */
export type Came = { came: true; value: unknown } | { came: false; reason: string };

/** Sends an operation and takes one field out of the answer. Never rejects: a lost answer is a reason too. */
export async function readField(
  send: SendToShop,
  document: { toString(): string },
  variables: Record<string, unknown>,
  field: string,
): Promise<Came> {
  let answer: unknown;
  try {
    answer = await send(document.toString(), variables);
  } catch (error) {
    return { came: false, reason: error instanceof Error ? error.message : 'no answer came' };
  }
  const { success, output } = v.safeParse(answerSchema, answer);
  if (!success) return { came: false, reason: 'the answer is none of the shop' };
  const { data, errors } = output;
  if (errors?.length) return { came: false, reason: errors.map(errorText).join('; ') };
  if (!data || !Object.hasOwn(data, field)) return { came: false, reason: 'the answer has no data' };
  return { came: true, value: data[field] };
}

function errorText(error: unknown): string {
  const { success, output } = v.safeParse(errorSchema, error);
  if (!success) return 'an error without words';
  return output.extensions.code === undefined
    ? output.message
    : `${output.extensions.code}: ${output.message}`;
}
