import type { FastifyRequest } from 'fastify';

/** The browser's own name for an attempt; empty without one: then the order alone says which it is. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : '';
}
