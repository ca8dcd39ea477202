import type { FastifyRequest } from 'fastify';

/** The browser's id of an attempt; empty if it sends none: then only the order identifies the attempt. */
export function readIdempotencyKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : '';
}
