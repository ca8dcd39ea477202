import type { ReadResult } from '@guildhall/safe-content';
import type { SendOptions, SendToShop } from '../transport/send.ts';
import { parseFields, parseList, parseLooseText, tryParse, reject } from './parsers.ts';

/** Result of reading one field of `data`: `missing` if it is null. `isFinal`: a retry would give the same result. */
export type FieldResult = ReadResult<{ value: unknown }> & { isFinal?: boolean };

export interface FetchFieldOptions extends SendOptions {
  /**
   * Accepts a value beside errors: the vendor omits what it cannot show.
   * @default false
   */
  allowPartial?: boolean;
}

/** The reason if a response does not fit its request. */
export const unreadable = 'the response cannot be read';

/** Codes of temporary errors. */
const transientCodes = new Set(['THROTTLED', 'INTERNAL_SERVER_ERROR']);

/** Sends an operation and takes one field from the response. Never rejects: a lost response is a reason, too. */
export async function fetchField(
  send: SendToShop,
  documentOrId: { toString(): string },
  variables: Record<string, unknown>,
  field: string,
  { allowPartial = false, ...options }: FetchFieldOptions = {},
): Promise<FieldResult> {
  let response: unknown;
  try {
    response = await send(documentOrId.toString(), variables, options);
  } catch (error) {
    return toFailure(error instanceof Error ? error.message : 'no response');
  }
  const read = tryParse(parseResponse, response);
  if (!read) return toFailure(unreadable);
  const { data, errors } = read;
  const value = data && Object.hasOwn(data, field) ? data[field] : undefined;
  if (allowPartial && value) return { outcome: 'found', value };
  if (errors.length > 0) {
    const isFinal = !errors.some(({ code }) => transientCodes.has(code));
    return { outcome: 'failed', reason: errors.map(({ text }) => text).join('; '), isFinal };
  }
  if (value === null) return { outcome: 'missing' };
  return value === undefined
    ? { outcome: 'failed', reason: unreadable, isFinal: !!data }
    : { outcome: 'found', value };
}

function toFailure(reason: string): FieldResult {
  return { outcome: 'failed', reason };
}

/** Parses GraphQL's response: data and errors. */
function parseResponse(raw: unknown) {
  const { data, errors } = parseFields(raw);
  if (Array.isArray(data)) reject();
  const none = data === undefined || data === null;
  return { data: none ? undefined : parseFields(data), errors: parseList(errors ?? [], parseError) };
}

function parseError(raw: unknown): { text: string; code: string } {
  const { message, extensions } = tryParse(parseFields, raw) ?? { message: 'unreadable error' };
  const code = parseLooseText(tryParse(parseFields, extensions)?.code);
  return { text: [code, parseLooseText(message) || 'no message'].filter(Boolean).join(': '), code };
}
