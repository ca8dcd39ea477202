import {
  memberAccountResponseSchema,
  memberDocumentResponseSchema,
  toBearerHeader,
  type MemberAccountResponse,
  type MemberDocumentResponse,
} from '@guildhall/api-contract/members';
import { parseResponse, type ResponseSchema } from '@guildhall/api-contract/responses';
import type { Members } from '../session/members.ts';

/** `none`: there is no such call, or nothing to show. */
export type ReadAccount = { account: MemberAccountResponse } | 'none' | 'failed';

const timeoutMs = 20_000;

/** Reads what the logged-in member owes. Never rejects. */
export async function readAccount(members: Members): Promise<ReadAccount> {
  const { status, value } = await post(members, 'member-account', {}, memberAccountResponseSchema);
  if (status === 404) return 'none';
  return value === undefined ? 'failed' : { account: value };
}

/** Opens a document of the logged-in member; `undefined` if that fails. Never rejects. */
export async function readDocument(
  members: Members,
  id: string,
): Promise<MemberDocumentResponse | undefined> {
  return (await post(members, 'member-document', { id }, memberDocumentResponseSchema)).value;
}

async function post<Value>(
  { getIdToken }: Members,
  name: string,
  body: object,
  schema: ResponseSchema<Value>,
): Promise<{ status?: number; value?: Value | undefined }> {
  const send = async (isFresh: boolean) => {
    const token = await getIdToken(isFresh);
    if (token === undefined) return undefined;
    return fetch(`/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...toBearerHeader(token) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
  try {
    const first = await send(false);
    const response = first?.status === 401 ? await send(true) : first;
    if (!response?.ok) return response ? { status: response.status } : {};
    return { status: response.status, value: parseResponse(schema, await response.json()) };
  } catch {
    return {};
  }
}
