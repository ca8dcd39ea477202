import type { FastifyInstance } from 'fastify';
import type { RequestLog } from '../requests/request-log.ts';

/** `/_sandbox/requests`: what reached the services, so that a test can show that no request did. */
export function addRequestRoutes(app: FastifyInstance, log: RequestLog): void {
  app.get('/_sandbox/requests', () => log.all());
  app.delete('/_sandbox/requests', (_request, reply) => {
    log.clear();
    return reply.code(204).send();
  });
  // Where the fault `redirect` leads: a sensible answer that the product must not follow a redirect to.
  app.get('/_sandbox/elsewhere', (request) => {
    log.add('elsewhere', request.method, request.url);
    return { followed: true };
  });
}
