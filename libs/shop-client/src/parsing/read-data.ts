import type { SendOptions, SendToShop } from '../transport/send.ts';
import { fieldsOf, listOf, looseText, readable, refuse } from './readers.ts';

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

/** The reason where an answer came that is none to the question. */
export const unreadable = 'the answer cannot be read';

/** Codes of errors that pass by themselves. */
const transientCodes = new Set(['THROTTLED', 'INTERNAL_SERVER_ERROR']);

/** Sends an operation and takes one field out of the answer. Never rejects: a lost answer is a reason too. */
export async function readField(
  send: SendToShop,
  documentOrId: { toString(): string },
  variables: Record<string, unknown>,
  field: string,
  { allowPartial = false, ...options }: ReadOptions = {},
): Promise<FieldResult> {
  let answer: unknown;
  try {
    answer = await send(documentOrId.toString(), variables, options);
  } catch (error) {
    return lost(error instanceof Error ? error.message : 'no answer came');
  }
  const read = readable(readAnswer, answer);
  if (!read) return lost(unreadable);
  const { data, errors } = read;
  const value = data && Object.hasOwn(data, field) ? data[field] : undefined;
  if (allowPartial && value) return { ok: true, value };
  if (errors.length > 0) {
    const answered = !errors.some(({ code }) => transientCodes.has(code));
    return { ok: false, reason: errors.map(({ text }) => text).join('; '), answered };
  }
  return value === undefined ? { ok: false, reason: unreadable, answered: !!data } : { ok: true, value };
}

function lost(reason: string): FieldResult {
  return { ok: false, reason, answered: false };
}

/** GraphQL's answer: what was asked for, and what went wrong. */
function readAnswer(raw: unknown) {
  const { data, errors } = fieldsOf(raw);
  if (Array.isArray(data)) refuse();
  const none = data === undefined || data === null;
  return { data: none ? undefined : fieldsOf(data), errors: listOf(errors ?? [], readError) };
}

function readError(raw: unknown): { text: string; code: string } {
  const { message, extensions } = readable(fieldsOf, raw) ?? { message: 'an unreadable error' };
  const code = looseText(readable(fieldsOf, extensions)?.code);
  return { text: [code, looseText(message) || 'no message'].filter(Boolean).join(': '), code };
}
