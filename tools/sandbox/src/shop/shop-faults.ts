import type { FastifyRequest } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';
import type { Refusal } from './graphql/graphql-endpoint.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when every change is to be answered with a user error. */
    refuseChanges: Refusal | undefined;
  }
}

/** How the shop's vendor fails, where that differs from other services. */
export const shopStrikes: Partial<Record<FaultMode, Strike>> = {
  error: (_request, reply) =>
    reply
      .code(500)
      .send({ errors: [{ message: 'Internal error. Looks like something went wrong on our end.' }] }),
  throttled: (_request, reply) =>
    reply.code(200).send({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }),
  refused: (request) => {
    request.refuseChanges = 'unwell';
    return 'serve';
  },
  mistaken: (request) => {
    request.refuseChanges = 'no cart';
    return 'serve';
  },
};

/**
 * The text in which a fault's `match` is searched: the address, and for GraphQL also the names in the document, such as
 * `cartLinesAdd`, so that one operation may fail while the others work.
 */
export function describeShopTarget({ url, body }: FastifyRequest): string {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  return typeof query === 'string' ? `${url} ${query}` : url;
}
