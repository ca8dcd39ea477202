import type { FastifyInstance } from 'fastify';
import type { RequestLog } from '../requests/request-log.ts';

/** `/_sandbox/requests`: requests that reached the services, so that a test can prove that none did. */
export function addRequestRoutes(app: FastifyInstance, log: RequestLog): void {
  app.get('/_sandbox/requests', () => log.all());
  app.delete('/_sandbox/requests', (_request, reply) => {
    log.clear();
    return reply.code(204).send();
  });
  // The target of the fault `redirect`: a usable response, which the product must not fetch.
  app.get('/_sandbox/elsewhere', (request) => {
    log.add('elsewhere', request.method, request.url);
    return { followed: true };
  });
}
