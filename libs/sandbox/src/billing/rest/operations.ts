import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BillingSite } from '../state/site-state.ts';
import { readParameters, type Parameters } from './form-body.ts';
import { idempotencyHeader, replayedHeader, type StoredResponse } from '../state/idempotency.ts';
import { VendorRefusal } from '../vendor-refusal.ts';

interface Call {
  id: string;
  parameters: Parameters;
}

type Operation = (call: Call) => object;

export interface Operations {
  get(path: string, operation: Operation): void;
  post(path: string, operation: Operation): void;
}

export function createOperations(app: FastifyInstance, site: BillingSite): Operations {
  const countCall = createCallCounter(site);
  const run = (operation: Operation, request: FastifyRequest): StoredResponse => {
    const { id = '' } = request.params as { id?: string };
    const query = request.url.split('?').slice(1).join('?');
    const text = request.method === 'GET' ? query : readBody(request);
    try {
      return { status: 200, body: operation({ id, parameters: readParameters(text) }) };
    } catch (error) {
      if (error instanceof VendorRefusal) return { status: error.status, body: error.body };
      throw error;
    }
  };
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = checkApiKey(site, request) ?? countCall();
    if (refusal) return refuse(reply, refusal);
    return undefined;
  };
  return {
    get(path, operation) {
      app.get(`/api/v2${path}`, { preHandler }, (request, reply) => {
        const { status, body } = run(operation, request);
        return reply.code(status).send(body);
      });
    },
    post(path, operation) {
      app.post(`/api/v2${path}`, { preHandler }, (request, reply) => {
        const header = request.headers[idempotencyHeader];
        const key = typeof header === 'string' ? header : undefined;
        const call = { url: request.url, body: readBody(request), headers: request.headers };
        const known = key === undefined ? undefined : site.keys.recall(key, call);
        if (known) void reply.header(replayedHeader, 'true');
        const response = known ?? run(operation, request);
        if (key !== undefined && !known) site.keys.remember(key, call, structuredClone(response));
        return reply.code(response.status).send(response.body);
      });
    },
  };
}

export function refuse(reply: FastifyReply, refusal: VendorRefusal): FastifyReply {
  return reply.code(refusal.status).send(refusal.body);
}

function readBody(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

/** Basic auth with the key as the name and no password. */
function checkApiKey({ apiKey }: BillingSite, request: FastifyRequest): VendorRefusal | undefined {
  const [scheme, word = ''] = (request.headers.authorization ?? '').split(' ');
  const given = Buffer.from(word, 'base64').toString();
  if (scheme?.toLowerCase() === 'basic' && given === `${apiKey}:`) return undefined;
  return new VendorRefusal('api_authentication_failed', 'Sorry, authentication failed. Invalid api key');
}

function createCallCounter({ clock, board }: BillingSite): () => VendorRefusal | undefined {
  let minute = 0;
  let calls = 0;
  return () => {
    const { callsPerMinute } = board.get();
    const now = Math.floor(clock.ms() / 60_000);
    if (now !== minute) [minute, calls] = [now, 0];
    calls += 1;
    return callsPerMinute === 0 || calls <= callsPerMinute
      ? undefined
      : new VendorRefusal('api_request_limit_exceeded', 'Sorry, access to API is blocked: too many requests');
  };
}
