import type { FastifyRequest } from 'fastify';
import { ApiError } from '../answers/api-error.ts';

/** Three parts, of which the last is empty in the emulator. */
const bearerToken = /^Bearer ([\w-]{2,2000}\.[\w-]{2,4000}\.[\w-]{0,2000})$/;

/** Headers by which somebody might try to say who it is, or mean somebody else. */
const namesSomebody = /^(x-)?(uid|id|(user|member|customer|chargebee|subscription)(-?id)?)$/;

/**
 * The ID token of a call. Who asks is said by the token alone: a call that names somebody in its query or in a header
 * beside it is refused, before anybody is asked.
 *
 * @param queries the names its query may have
 * @throws ApiError without a token, or when something else names somebody
 */
export function idTokenOf({ headers, query }: FastifyRequest, queries: readonly string[] = []): string {
  const [, token] = bearerToken.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) throw new ApiError('API_UNAUTHENTICATED');
  const names = Object.keys(query as object);
  if (
    names.some((name) => !queries.includes(name)) ||
    Object.keys(headers).some((name) => namesSomebody.test(name))
  )
    throw new ApiError('API_BAD_REQUEST');
  return token;
}
