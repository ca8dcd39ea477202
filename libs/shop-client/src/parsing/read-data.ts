import * as v from 'valibot';
import type { SendOptions, SendToShop } from '../transport/send.ts';

const record = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const answerSchema = v.object({
  data: v.nullish(record),
  errors: v.nullish(v.array(v.unknown())),
});

const errorSchema = v.object({
  message: v.fallback(v.string(), 'no message'),
  extensions: v.fallback(v.object({ code: v.string() }), { code: '' }),
});

/**
 * What came back: the value of one field of `data`, or why there is none. `answered`: the shop did answer, and will say
 * the same again; otherwise it may be asked again.
 */
export type FieldResult = { ok: true; value: unknown } | { ok: false; reason: string; answered: boolean };

export interface ReadOptions extends SendOptions {
  /**
   * Whether a value beside errors will do: the vendor leaves out what it cannot show.
   * @default false
   */
  allowPartial?: boolean;
}

/** Codes of errors that pass by themselves. */
const transientCodes = new Set(['THROTTLED', 'INTERNAL_SERVER_ERROR']);

/** Sends an operation and takes one field out of the answer. Never rejects: a lost answer is a reason too. */
export async function readField(
  send: SendToShop,
  document: { toString(): string },
  variables: Record<string, unknown>,
  field: string,
  { allowPartial = false, ...options }: ReadOptions = {},
): Promise<FieldResult> {
  let answer: unknown;
  try {
    answer = await send(document.toString(), variables, options);
  } catch (error) {
    return lost(error instanceof Error ? error.message : 'no answer came');
  }
  const { success, output } = v.safeParse(answerSchema, answer);
  if (!success) return lost('the answer is not one of the shop');
  const { data, errors } = output;
  const value = data && Object.hasOwn(data, field) ? data[field] : undefined;
  if (allowPartial && value) return { ok: true, value };
  if (errors?.length) {
    const read = errors.map(readError);
    const answered = !read.some(({ code }) => transientCodes.has(code));
    return { ok: false, reason: read.map(({ text }) => text).join('; '), answered };
  }
  return value === undefined
    ? { ok: false, reason: 'the answer has no data', answered: !!data }
    : { ok: true, value };
}

function lost(reason: string): FieldResult {
  return { ok: false, reason, answered: false };
}

function readError(error: unknown): { text: string; code: string } {
  const { success, output } = v.safeParse(errorSchema, error);
  if (!success) return { text: 'an unreadable error', code: '' };
  const { message, extensions } = output;
  return { text: [extensions.code, message].filter(Boolean).join(': '), code: extensions.code };
}
