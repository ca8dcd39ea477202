import { readBearer } from '@guildhall/api-contract/members';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** The emulator's tokens have an empty signature. */
const idToken = /^[\w-]{2,2000}\.[\w-]{2,4000}\.[\w-]{0,2000}$/;

/** Headers that could name another member. */
const memberHeaderPattern = /^(x-)?(uid|id|(user|member|customer|chargebee|subscription)(-?id)?)$/;

/**
 * Returns the request's ID token. Only the token identifies the member: a request that also names a member in its query
 * or headers is refused before any supplier is called.
 *
 * @param allowedQueries names of allowed query parameters
 * @throws ApiError without a token, or if something else names a member
 */
export function readIdToken(
  { headers, query }: FastifyRequest,
  allowedQueries: readonly string[] = [],
): string {
  const token = readBearer(headers.authorization);
  if (token === undefined || !idToken.test(token)) throw new ApiError('API_UNAUTHENTICATED');
  const names = Object.keys(query as object);
  if (
    names.some((name) => !allowedQueries.includes(name)) ||
    Object.keys(headers).some((name) => memberHeaderPattern.test(name))
  )
    throw new ApiError('API_BAD_REQUEST');
  return token;
}

/** Returns the token's unverified uid, for rate limits only. */
export function readUnverifiedUid({ headers }: FastifyRequest): string | undefined {
  const token = readBearer(headers.authorization) ?? '';
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { sub } = claims as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
