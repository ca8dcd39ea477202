import {
  leavingResponseSchema,
  myDataResponseSchema,
  toBearerHeader,
  type LeavingResponse,
} from '@guildhall/api-contract/members';
import { apiErrorSchema } from '@guildhall/api-contract/errors';
import { parseResponse, type ResponseSchema } from '@guildhall/api-contract/responses';
import type { MemberProblem } from '../identity/problem.ts';
import type { Members } from '../session/members.ts';

/** A copy of a member's data. */
export interface DataCopy {
  json: string;
  /** A complete HTML document. */
  page: string;
}

type Result<Value> = { value: Value } | { problem: MemberProblem };

/** Reading everything from every supplier may take a while, ms. */
const timeoutMs = 30_000;

const problems: Partial<Record<number, MemberProblem>> = {
  401: 'session-ended',
  403: 'forbidden',
  429: 'too-many',
  502: 'not-now',
  503: 'not-now',
  504: 'not-now',
};

async function post<Value>(
  members: Pick<Members, 'getIdToken'>,
  name: string,
  body: object,
  schema: ResponseSchema<Value>,
): Promise<Result<Value>> {
  try {
    // A new one, after somebody may have logged in again in another tab.
    const token = await members.getIdToken(true);
    if (token === undefined) return { problem: 'session-ended' };
    const response = await fetch(`/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...toBearerHeader(token) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json: unknown = await response.json();
    if (!response.ok) {
      const isOld = parseResponse(apiErrorSchema, json)?.error.code === 'MEMBER_LOGIN_AGAIN';
      return { problem: isOld ? 'login-again' : (problems[response.status] ?? 'technical') };
    }
    const value = parseResponse(schema, json);
    return value === undefined ? { problem: 'technical' } : { value };
  } catch (error) {
    return { problem: error instanceof SyntaxError ? 'technical' : 'offline' };
  }
}

export const fetchCopy = (members: Pick<Members, 'getIdToken'>): Promise<Result<DataCopy>> =>
  post(members, 'my-data', {}, myDataResponseSchema);

export const callLeaving = (
  members: Pick<Members, 'getIdToken'>,
  action: 'read' | 'delete' | 'keep',
): Promise<Result<LeavingResponse>> => post(members, 'leaving', { action }, leavingResponseSchema);
