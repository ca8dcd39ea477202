import type { FastifyInstance } from 'fastify';

/**
 * Switches are flipped by the sandbox's own pages and by programs, never by another website that somebody happens to
 * have open: a browser says where a request comes from, and anything but this origin is refused.
 */
export function addSwitchGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return undefined;
    if (origin === `${request.protocol}://${request.headers.host ?? ''}`) return undefined;
    return reply.code(403).send({ error: 'Switches are flipped from the sandbox itself' });
  });
}

/** Plain forms, so that the switches work without script; what was left empty is left out. */
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
