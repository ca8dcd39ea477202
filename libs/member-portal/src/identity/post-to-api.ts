import { apiErrorSchema } from '@guildhall/api-contract/errors';
import { toBearerHeader } from '@guildhall/api-contract/members';
import { parseResponse, type ResponseSchema } from '@guildhall/api-contract/responses';
import type { LoginError, LoginFault, LoginProblem } from '@guildhall/browser-suppliers';

const usualTimeoutMs = 20_000;

export interface ApiRequest<Value> {
  name: string;
  body: object;
  schema: ResponseSchema<Value>;
  idToken?: string | undefined;
  /**
   * Deadline, ms.
   * @default 20 s
   */
  timeoutMs?: number;
}

/**
 * Calls the api.
 *
 * @throws LoginError
 */
export async function postToApi<Value>(
  fetchFrom: typeof fetch,
  { name, body, schema, idToken, timeoutMs = usualTimeoutMs }: ApiRequest<Value>,
): Promise<Value> {
  const response = await fetchFrom(`/api/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(idToken !== undefined && toBearerHeader(idToken)) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    // The page may be left while its member logs out.
    keepalive: true,
  }).catch(() => {
    throw createLoginError({ problem: 'offline' });
  });
  const json: unknown = await response.json().catch(() => undefined);
  const value = response.ok ? parseResponse(schema, json) : undefined;
  if (value === undefined) throw createLoginError(findFault(response.status, json));
  return value;
}

const problemsByCode: Partial<Record<string, LoginProblem>> = {
  MEMBER_LINK_USED: 'used-link',
  MEMBER_LINK_EXPIRED: 'expired-link',
  MEMBER_LOGIN_AGAIN: 'login-again',
};

const problemsByStatus: Partial<Record<number, LoginProblem>> = {
  401: 'session-ended',
  429: 'too-many',
  502: 'not-now',
  503: 'not-now',
  504: 'not-now',
};

function findFault(status: number, json: unknown): LoginFault {
  const { code = String(status) } = parseResponse(apiErrorSchema, json)?.error ?? {};
  return { problem: problemsByCode[code] ?? problemsByStatus[status] ?? 'technical', code };
}

export function createLoginError(fault: LoginFault): LoginError {
  return Object.assign(new Error(fault.problem), fault);
}
