import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../content/refusals.ts';
import type { FaultList, FaultMode } from './fault-list.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when only the first half of the answer is to be sent. */
    cutAnswer: boolean;
    /** Milliseconds between the halves of the answer; 0 sends it whole. */
    dripMs: number;
    /** Set when the request is to be processed, but its answer not sent. */
    loseAnswer: boolean;
  }
}

/**
 * Sends an answer, or returns `'serve'`: then the request is processed as usual, with the changes that the strike has
 * made to it.
 */
export type Strike = (request: FastifyRequest, reply: FastifyReply) => unknown;

export interface FaultHookOptions {
  service: string;
  faults: FaultList;
  /** How this service fails, where that differs from other services. */
  strikes?: Partial<Record<FaultMode, Strike>>;
  /**
   * The text in which a fault's `match` is searched. Default: the address. When it is given, faults apply after the
   * body was read, so that the text may depend on the body.
   */
  matchedIn?: (request: FastifyRequest) => string;
  /** Waits so many milliseconds; ends early when the sandbox closes. */
  wait: (ms: number) => Promise<void>;
}

const webPage =
  '<!doctype html><html lang="en"><title>Briefly unavailable</title>' +
  '<p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p></html>';

/**
 * What a mode does before the request is processed; `slow`, `dripping`, `broken` and `lost` are handled in the hooks.
 */
const defaultStrikes: Partial<Record<FaultMode, Strike>> = {
  error: (_request, reply) =>
    reply.code(500).send({
      code: 'internal_server_error',
      message: '<p>There has been a critical error on this website.</p>',
      data: { status: 500 },
    }),
  empty: (_request, reply) => reply.send([]),
  html: (_request, reply) => reply.type('text/html; charset=utf-8').send(webPage),
  throttled: (_request, reply) =>
    reply
      .code(429)
      .header('retry-after', '1')
      .send({ code: 'too_many_requests', data: { status: 429 } }),
  busy: (_request, reply) => reply.code(429).send({ code: 'too_many_requests', data: { status: 429 } }),
  refused: (_request, reply) => reply.code(403).send({ code: 'forbidden', data: { status: 403 } }),
  missing: (_request, reply) => refusals.noPost(reply),
  'no-route': (_request, reply) => refusals.noRoute(reply),
  astray: (_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send('<!doctype html><title>404 Not Found</title>'),
  redirect: (_request, reply) => reply.redirect('/_sandbox/elsewhere', 302),
  down: drop,
};

function drop(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  // A request that was read to its end keeps its connection, and one within this process has none.
  request.raw.destroy();
  request.raw.socket.destroy();
}

/** Applies the faults of `service` to every route that is registered on `app`, and to no other. */
export function addFaultHooks(app: FastifyInstance, options: FaultHookOptions): void {
  const { service, faults, wait, matchedIn } = options;
  const strikes = { ...defaultStrikes, ...options.strikes };
  app.decorateRequest('cutAnswer', false);
  app.decorateRequest('dripMs', 0);
  app.decorateRequest('loseAnswer', false);
  const suffer = async (request: FastifyRequest, reply: FastifyReply) => {
    for (const fault of faults.strike(service, matchedIn?.(request) ?? request.url)) {
      if (fault.mode === 'slow') await wait(fault.delayMs);
      if (fault.mode === 'dripping') request.dripMs = fault.delayMs;
      if (fault.mode === 'broken') request.cutAnswer = true;
      if (fault.mode === 'lost') request.loseAnswer = true;
      const strike = strikes[fault.mode];
      if (strike === undefined) continue;
      if (strike(request, reply) !== 'serve') return reply;
    }
    return undefined;
  };
  if (matchedIn === undefined) app.addHook('onRequest', suffer);
  else app.addHook('preHandler', suffer);
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.loseAnswer) {
      reply.raw.destroy();
      return '';
    }
    if (request.dripMs > 0 && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
      reply.removeHeader('content-length');
      return Readable.from(inHalves(payload, () => wait(request.dripMs)));
    }
    if (!request.cutAnswer) return payload;
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.slice(0, payload.length / 2);
    return payload;
  });
}

async function* inHalves(payload: string | Buffer, pause: () => Promise<void>) {
  const middle = payload.length / 2;
  yield payload.slice(0, middle);
  await pause();
  yield payload.slice(middle);
}
