import {
  memberAccountResponseSchema,
  memberDocumentResponseSchema,
  type MemberAccountResponse,
  type MemberDocumentResponse,
} from '@guildhall/api-contract/members';
import { callAsMember } from '../calls/call-as-member.ts';
import type { Members } from '../session/members.ts';

/** `none`: there is no such call, or nothing to show. */
export type ReadAccount = { account: MemberAccountResponse } | 'none' | 'failed';

/** Reads what the logged-in member owes. Never rejects. */
export async function readAccount(members: Members): Promise<ReadAccount> {
  const request = { name: 'member-account', body: {}, schema: memberAccountResponseSchema };
  const result = await callAsMember(members, request);
  if ('problem' in result) return result.isMissing ? 'none' : 'failed';
  const isEmpty = Object.keys(result.value).length === 1;
  return isEmpty ? 'none' : { account: result.value };
}

/** Opens a document of the logged-in member; `undefined` if that fails. Never rejects. */
export async function readDocument(
  members: Members,
  id: string,
): Promise<MemberDocumentResponse | undefined> {
  const request = { name: 'member-document', body: { id }, schema: memberDocumentResponseSchema };
  const result = await callAsMember(members, request);
  return 'value' in result ? result.value : undefined;
}
