import { apiErrorSchema } from '@guildhall/api-contract/errors';
import { toBearerHeader } from '@guildhall/api-contract/members';
import { parseResponse, type ResponseSchema } from '@guildhall/api-contract/responses';

/** Deadline of a call, ms. */
const timeoutMs = 20_000;

export interface ApiRequest<Value> {
  name: string;
  body: object;
  schema: ResponseSchema<Value>;
  idToken?: string | undefined;
}

/**
 * Calls the api.
 *
 * @throws Error with a code that `toProblem` translates
 */
export async function postToApi<Value>(
  fetchFrom: typeof fetch,
  { name, body, schema, idToken }: ApiRequest<Value>,
): Promise<Value> {
  const response = await fetchFrom(`/api/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(idToken !== undefined && toBearerHeader(idToken)) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    // The page may be left while its member logs out.
    keepalive: true,
  }).catch(() => {
    throw toIdentityError('network-request-failed');
  });
  const json: unknown = await response.json().catch(() => undefined);
  const value = response.ok ? parseResponse(schema, json) : undefined;
  if (value === undefined) throw toIdentityError(findCode(response.status, json));
  return value;
}

const codesByStatus: Partial<Record<number, string>> = {
  401: 'user-token-expired',
  429: 'too-many-requests',
  502: 'service-down',
  503: 'service-down',
  504: 'service-down',
};

function findCode(status: number, json: unknown): string {
  const { code } = parseResponse(apiErrorSchema, json)?.error ?? {};
  if (code === 'MEMBER_LINK_USED') return 'link-used';
  return code === 'MEMBER_LINK_EXPIRED' ? 'link-expired' : (codesByStatus[status] ?? 'internal-error');
}

export function toIdentityError(code: string): Error {
  return Object.assign(new Error(code), { code: `auth/${code}` });
}
