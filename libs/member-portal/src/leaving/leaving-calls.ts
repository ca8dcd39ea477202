import {
  leavingResponseSchema,
  myDataResponseSchema,
  type LeavingResponse,
} from '@guildhall/api-contract/members';
import { callAsMember, type MemberCallResult } from '../calls/call-as-member.ts';
import type { ApiRequest } from '../identity/post-to-api.ts';
import type { Members } from '../session/members.ts';

/** A copy of a member's data. */
export interface DataCopy {
  json: string;
  /** A complete HTML document. */
  page: string;
}

/** Reading everything from every supplier may take a while, ms. */
const timeoutMs = 30_000;

export const fetchCopy = (members: Members): Promise<MemberCallResult<DataCopy>> =>
  call(members, { name: 'my-data', body: {}, schema: myDataResponseSchema });

export const callLeaving = (
  members: Members,
  action: 'read' | 'delete' | 'keep',
): Promise<MemberCallResult<LeavingResponse>> =>
  call(members, { name: 'leaving', body: { action }, schema: leavingResponseSchema });

async function call<Value>(members: Members, request: ApiRequest<Value>): Promise<MemberCallResult<Value>> {
  const result = await callAsMember(members, { ...request, timeoutMs });
  if (!('problem' in result) || result.problem !== 'login-again') return result;
  // Somebody may have logged in again since the token was made, in another tab.
  const { endSession } = members;
  const getIdToken = () => members.getIdToken(true);
  return callAsMember({ getIdToken, endSession }, { ...request, timeoutMs });
}
