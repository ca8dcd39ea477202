import { postToApi, type ApiRequest } from '../identity/post-to-api.ts';
import { getErrorCode, toProblem, type MemberProblem } from '../identity/problem.ts';
import type { Members } from '../session/members.ts';
import { createWithToken } from '../session/with-token.ts';

/** `isMissing`: the api has no such call. */
export type MemberCallResult<Value> = { value: Value } | { problem: MemberProblem; isMissing: boolean };

/** Codes of the api, or the status of a response without one, for a call that does not exist. */
const missing = ['API_NOT_FOUND', '404'];

/** Calls the api for the logged-in member. A rejected token is renewed once; then the session has ended. Never rejects. */
export async function callAsMember<Value>(
  { getIdToken, endSession }: Pick<Members, 'getIdToken' | 'endSession'>,
  request: Omit<ApiRequest<Value>, 'idToken'>,
): Promise<MemberCallResult<Value>> {
  const send = async (idToken: string) => {
    try {
      const value = await postToApi((...values) => fetch(...values), { ...request, idToken });
      return { outcome: 'done', value } as const;
    } catch (error) {
      const problem = getErrorCode(error) === 'MEMBER_FORBIDDEN' ? 'forbidden' : toProblem(error);
      const why = problem === 'session-ended' ? 'session' : problem;
      return { outcome: 'refused', why, isMissing: missing.includes(getErrorCode(error)) } as const;
    }
  };
  try {
    const result = await createWithToken(getIdToken, endSession)(send);
    if (!result) return { problem: 'session-ended', isMissing: false };
    if (result.outcome === 'done') return { value: result.value };
    const { why, isMissing } = result;
    return { problem: why === 'session' ? 'session-ended' : why, isMissing };
  } catch (error) {
    return { problem: toProblem(error), isMissing: false };
  }
}
