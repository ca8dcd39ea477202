import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: it may be sent visitors; false while it stops. */
export function registerHealth(
  app: FastifyInstance,
  ready: () => { ready: boolean; mainData: boolean },
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const state = ready();
    return reply
      .code(state.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
}
