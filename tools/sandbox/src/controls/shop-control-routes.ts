import type { FastifyInstance } from 'fastify';
import type { Shop } from '../shop/shop-service.ts';

/** `/_sandbox/carts` and `/_sandbox/stock`: carts expire, things run out, when a test or a person says so. */
export function addShopControlRoutes(app: FastifyInstance, { carts, drafts, catalogue }: Shop): void {
  app.get('/_sandbox/carts', () => ({ open: carts.count() }));
  app.delete('/_sandbox/carts', (_request, reply) => {
    carts.expireAll();
    return reply.code(204).send();
  });
  app.get('/_sandbox/draft-orders', () => drafts.all().map(({ token: _secret, ...draft }) => draft));
  app.delete('/_sandbox/draft-orders', (_request, reply) => {
    drafts.clear();
    return reply.code(204).send();
  });
  const schema = {
    body: {
      type: 'object',
      required: ['variantId', 'left'],
      properties: { variantId: { type: 'string' }, left: { type: 'integer', minimum: 0 } },
    },
  };
  app.put<{ Body: { variantId: string; left: number } }>('/_sandbox/stock', { schema }, (request, reply) => {
    const { variantId, left } = request.body;
    if (catalogue.variant(variantId) === undefined)
      return reply.code(404).send({ error: 'The shop has no such variant' });
    catalogue.setStock(variantId, left);
    return reply.code(204).send();
  });
  app.delete('/_sandbox/stock', (_request, reply) => {
    catalogue.resetStock();
    return reply.code(204).send();
  });
}
