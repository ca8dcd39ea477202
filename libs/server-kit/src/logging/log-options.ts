import type { FastifyRequest } from 'fastify';

/** Where log lines go; standard output unless a test listens. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * What may be in a log line. Addresses are logged as the route's pattern and no other part of a request is, so that
 * no query, body, token or header can get there by any log call.
 */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  err: (error: Error & { code?: string }) => ({
    type: error.constructor.name,
    code: error.code,
    message: error.message,
    stack: error.stack ?? '',
  }),
};

/** The `logger` option of a server. */
export function logOptions(level: string, destination?: LogDestination) {
  return { level, base: null, serializers, ...(destination && { stream: destination }) };
}
