import type { FastifyRequest } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';
import type { Refusal } from './graphql/graphql-endpoint.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Every change gets this user error. */
    refuseChanges: Refusal | undefined;
  }
}

/** Faults of the shop's vendor that differ from those of other services. */
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
 * The text that a fault's `match` is searched in: the URL, and for GraphQL also the names in the document, such as
 * `cartLinesAdd`, so that one operation can fail while the others work.
 */
export function describeShopTarget({ url, body }: FastifyRequest): string {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  return typeof query === 'string' ? `${url} ${query}` : url;
}
