import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/**
 * Refuses a body unless its type is exactly `application/json`, byte for byte, given once. In every framework, lenient
 * readings of this header have let bodies past their checks. Browsers send this exact type to another site only after a
 * preflight request (CORS), which is refused here.
 */
export function requireJson(request: FastifyRequest): void {
  const { rawHeaders } = request.raw;
  const types = rawHeaders.filter(
    (_, at) => rawHeaders[at - 1]?.toLowerCase() === 'content-type' && at % 2 === 1,
  );
  if (types.length !== 1 || types[0] !== 'application/json') throw new ApiError('API_JSON_ONLY');
}
