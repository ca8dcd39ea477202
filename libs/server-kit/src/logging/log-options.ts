import type { FastifyRequest } from 'fastify';

/** Receives the log lines: standard output, except in tests. */
export interface LogDestination {
  write(line: string): void;
}

/** Only a request's method and route pattern are logged, so that no query, body, token or header gets into the log. */
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

/** Creates the `logger` option of a server. */
export function createLogOptions(level: string, destination?: LogDestination) {
  return { level, base: null, serializers, ...(destination && { stream: destination }) };
}
