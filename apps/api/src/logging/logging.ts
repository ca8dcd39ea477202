import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where log lines go; standard output unless a test listens. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * What may stand in a log line. Addresses are logged as the route's pattern and nothing else of a request is, so that
 * no query, body, token or header can get there, whoever logs a request.
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

export function logger(level: string, destination: LogDestination | undefined) {
  return { level, base: null, serializers, ...(destination && { stream: destination }) };
}

/** One line per answer. Being asked whether it is well is not worth one. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    const level = config.quiet ? 'debug' : reply.statusCode >= 500 ? 'warn' : 'info';
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ method: request.method, route: url, status: reply.statusCode, ms }, 'answered');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route's answers are logged at debug level only. */
    quiet?: boolean;
  }
}
