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
  { getIdToken }: Pick<Members, 'getIdToken'>,
  name: string,
  body: object,
  schema: ResponseSchema<Value>,
): Promise<Result<Value>> {
  const send = async (isFresh: boolean) => {
    const token = await getIdToken(isFresh);
    if (token === undefined) return { status: 401, json: undefined };
    const response = await fetch(`/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...toBearerHeader(token) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };
  try {
    let { status, json } = await send(false);
    // Somebody may have logged in again since the token was made, in another tab.
    if (status === 401 || isLoginOld(json)) ({ status, json } = await send(true));
    if (status !== 200)
      return { problem: isLoginOld(json) ? 'login-again' : (problems[status] ?? 'technical') };
    const value = parseResponse(schema, json);
    return value === undefined ? { problem: 'technical' } : { value };
  } catch (error) {
    return { problem: error instanceof SyntaxError ? 'technical' : 'offline' };
  }
}

const isLoginOld = (json: unknown): boolean =>
  parseResponse(apiErrorSchema, json)?.error.code === 'MEMBER_LOGIN_AGAIN';

export const fetchCopy = (members: Pick<Members, 'getIdToken'>): Promise<Result<DataCopy>> =>
  post(members, 'my-data', {}, myDataResponseSchema);

export const callLeaving = (
  members: Pick<Members, 'getIdToken'>,
  action: 'read' | 'delete' | 'keep',
): Promise<Result<LeavingResponse>> => post(members, 'leaving', { action }, leavingResponseSchema);
