import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../content/refusals.ts';
import type { FaultList, FaultMode } from './fault-list.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Send only the first half of the response. */
    cutResponse: boolean;
    /** Time between the halves of the response, ms; 0 sends it whole. */
    dripMs: number;
    /** Process the request, but do not send the response. */
    loseResponse: boolean;
  }
}

/** Sends a response, or returns `'serve'` to process the request as usual, with the strike's changes. */
export type Strike = (request: FastifyRequest, reply: FastifyReply) => unknown;

export interface FaultHookOptions {
  service: string;
  faults: FaultList;
  /** Faults of this service that differ from the defaults. */
  strikes?: Partial<Record<FaultMode, Strike>>;
  /**
   * The text that a fault's `match` is searched in. Default: the URL. If given, faults apply after the body was read,
   * so that the text may depend on the body.
   */
  matchedIn?: (request: FastifyRequest) => string;
  /** Waits for this time, ms; ends early when the sandbox closes. */
  wait: (ms: number) => Promise<void>;
}

const webPage =
  '<!doctype html><html lang="en"><title>Briefly unavailable</title>' +
  '<p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p></html>';

/** Actions before the request is processed; the hooks handle `slow`, `dripping`, `broken` and `lost`. */
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
  removed: (_request, reply) => refusals.removed(reply),
  'no-route': (_request, reply) => refusals.noRoute(reply),
  astray: (_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send('<!doctype html><title>404 Not Found</title>'),
  redirect: (_request, reply) => reply.redirect('/_sandbox/elsewhere', 302),
  down: drop,
};

function drop(_request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  // A fully read request keeps its connection, and within this process there is none: only the response ends both.
  reply.raw.destroy();
}

/** Applies the faults of `service` to the routes registered on `app` only. */
export function addFaultHooks(app: FastifyInstance, options: FaultHookOptions): void {
  const { service, faults, wait, matchedIn } = options;
  const strikes = { ...defaultStrikes, ...options.strikes };
  app.decorateRequest('cutResponse', false);
  app.decorateRequest('dripMs', 0);
  app.decorateRequest('loseResponse', false);
  const applyFaults = async (request: FastifyRequest, reply: FastifyReply) => {
    for (const fault of faults.strike(service, matchedIn?.(request) ?? request.url)) {
      if (fault.mode === 'slow') await wait(fault.delayMs);
      if (fault.mode === 'dripping') request.dripMs = fault.delayMs;
      if (fault.mode === 'broken') request.cutResponse = true;
      if (fault.mode === 'lost') request.loseResponse = true;
      const strike = strikes[fault.mode];
      if (strike === undefined) continue;
      if (strike(request, reply) !== 'serve') return reply;
    }
    return undefined;
  };
  if (matchedIn === undefined) app.addHook('onRequest', applyFaults);
  else app.addHook('preHandler', applyFaults);
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.loseResponse) {
      reply.raw.destroy();
      return '';
    }
    if (request.dripMs > 0 && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
      reply.removeHeader('content-length');
      return Readable.from(sendHalves(payload, () => wait(request.dripMs)));
    }
    if (!request.cutResponse) return payload;
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.slice(0, payload.length / 2);
    return payload;
  });
}

async function* sendHalves(payload: string | Buffer, pause: () => Promise<void>) {
  const middle = payload.length / 2;
  yield payload.slice(0, middle);
  await pause();
  yield payload.slice(middle);
}
