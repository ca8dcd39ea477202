import type { FastifyInstance } from 'fastify';

/**
 * Lets only the sandbox's own pages and programs change its state, never another website open in the same browser:
 * browsers send the origin of a request, and any other origin is refused.
 */
export function addSwitchGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return undefined;
    if (origin === `${request.protocol}://${request.headers.host ?? ''}`) return undefined;
    return reply.code(403).send({ error: 'Switches are flipped from the sandbox itself' });
  });
}

/** Reads plain forms, so that the controls work without JavaScript. Empty fields are left out. */
export function addFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(String(body))].filter(([, value]) => value.trim() !== '');
      done(null, Object.fromEntries(fields));
    },
  );
}
