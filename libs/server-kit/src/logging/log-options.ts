import type { FastifyRequest } from 'fastify';
import { openLogOutput, type LogDestination } from './log-output.ts';
import { describeProcess, type LogConfig } from './log-variables.ts';

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

const formatters = { level: (label: string) => ({ level: label }) };

/**
 * Creates the `logger` option of a server: one JSON object per line, with its level by name and the process it comes from.
 *
 * @param service name of the server in every line, such as `site`
 * @param destination by default standard output, in the format of the configuration
 */
export function createLogOptions(service: string, config: LogConfig, destination?: LogDestination) {
  return {
    level: config.LOG_LEVEL,
    base: describeProcess(service, config),
    ...{ formatters, serializers },
    stream: destination ?? openLogOutput(config.LOG_FORMAT),
  };
}
