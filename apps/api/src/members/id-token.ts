import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** Three parts; the emulator's tokens have an empty signature. */
const bearerToken = /^Bearer ([\w-]{2,2000}\.[\w-]{2,4000}\.[\w-]{0,2000})$/;

/** Headers that could name a member beside the token. */
const memberHeaderPattern = /^(x-)?(uid|id|(user|member|customer|chargebee|subscription)(-?id)?)$/;

/**
 * The ID token of a call. Only the token says who calls: a call that also names a member in its query or in a header is
 * refused before any supplier is called.
 *
 * @param allowedQueries the allowed names of query parameters
 * @throws ApiError without a token, or when something else names a member
 */
export function readIdToken(
  { headers, query }: FastifyRequest,
  allowedQueries: readonly string[] = [],
): string {
  const [, token] = bearerToken.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) throw new ApiError('API_UNAUTHENTICATED');
  const names = Object.keys(query as object);
  if (
    names.some((name) => !allowedQueries.includes(name)) ||
    Object.keys(headers).some((name) => memberHeaderPattern.test(name))
  )
    throw new ApiError('API_BAD_REQUEST');
  return token;
}

/** The id that a token claims to have, for counting alone: nobody has verified it. */
export function readUnverifiedUid({ headers }: FastifyRequest): string | undefined {
  const [, token = ''] = bearerToken.exec(headers.authorization ?? '') ?? [];
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { sub } = claims as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
