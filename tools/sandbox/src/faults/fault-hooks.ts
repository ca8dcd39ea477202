import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultList, FaultMode } from './fault-list.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the answer is to be cut in half on its way out. */
    cutAnswer: boolean;
  }
}

interface FaultHookOptions {
  service: string;
  faults: FaultList;
  /** Waits so many milliseconds; ends early when the sandbox closes. */
  wait: (ms: number) => Promise<void>;
}

const webPage =
  '<!doctype html><html lang="en"><title>Briefly unavailable</title>' +
  '<p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p></html>';

/** What a mode does at once; `slow` and `broken` do their part elsewhere. */
const strikes: Partial<Record<FaultMode, (request: FastifyRequest, reply: FastifyReply) => unknown>> = {
  error: (_request, reply) =>
    reply.code(500).send({
      code: 'internal_server_error',
      message: '<p>There has been a critical error on this website.</p>',
      data: { status: 500 },
    }),
  empty: (_request, reply) => reply.send([]),
  html: (_request, reply) => reply.type('text/html; charset=utf-8').send(webPage),
  redirect: (_request, reply) => reply.redirect('/_sandbox/elsewhere', 302),
  down: (request, reply) => {
    reply.hijack();
    request.raw.destroy();
  },
};

/** Makes every route registered on `app` (and only there) suffer the faults ordered for `service`. */
export function addFaultHooks(app: FastifyInstance, { service, faults, wait }: FaultHookOptions): void {
  app.decorateRequest('cutAnswer', false);
  app.addHook('onRequest', async (request, reply) => {
    for (const fault of faults.strike(service, request.url)) {
      if (fault.mode === 'slow') await wait(fault.delayMs);
      if (fault.mode === 'broken') request.cutAnswer = true;
      const strike = strikes[fault.mode];
      if (strike === undefined) continue;
      strike(request, reply);
      return reply;
    }
    return undefined;
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!request.cutAnswer) return payload;
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.slice(0, payload.length / 2);
    return payload;
  });
}
