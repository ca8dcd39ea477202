import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Discount } from '../shop/carts/discounts.ts';
import { toMinor } from '../shop/catalogue/amounts.ts';
import type { QuantityRule } from '../shop/catalogue/shop-catalogue.ts';
import type { ShopSettings } from '../shop/admin/shop-settings.ts';
import type { DraftHabits } from '../shop/drafts/draft-store.ts';
import type { Shop } from '../shop/shop-service.ts';

/** `/_sandbox/carts`, `/_sandbox/stock` and others: changes to the shop by tests and people. */
export function addShopControlRoutes(app: FastifyInstance, shop: Shop): void {
  const { carts, drafts } = shop;
  addCatalogueControls(app, shop);
  addCartControls(app, shop);
  addAdminControls(app, shop);
  app.get('/_sandbox/carts', () => ({ open: carts.count() }));
  app.delete('/_sandbox/carts', (_request, reply) => {
    carts.expireAll();
    shop.discounts.set([]);
    shop.warnings.order([]);
    return reply.code(204).send();
  });
  app.get('/_sandbox/draft-orders', () => drafts.all().map(({ token: _secret, ...draft }) => draft));
  app.delete('/_sandbox/draft-orders', (_request, reply) => {
    drafts.clear();
    return reply.code(204).send();
  });
}

/** Changes products, prices and stock; `DELETE /_sandbox/stock` resets all of it. */
function addCatalogueControls(app: FastifyInstance, { catalogue }: Shop): void {
  const sendUnknown = (reply: FastifyReply, what: string) =>
    reply.code(404).send({ error: `The shop has no such ${what}` });
  app.put<{ Body: { variantId: string; left: number } }>(
    '/_sandbox/stock',
    { schema: createBodySchema({ variantId: { type: 'string' }, left: { type: 'integer', minimum: 0 } }) },
    (request, reply) => {
      const { variantId, left } = request.body;
      if (catalogue.variant(variantId) === undefined) return sendUnknown(reply, 'variant');
      catalogue.setStock(variantId, left);
      return reply.code(204).send();
    },
  );
  const atLeast = (minimum: number) => ({ type: 'integer', minimum });
  app.put<{ Body: { variantId: string } & QuantityRule }>(
    '/_sandbox/quantity-rules',
    {
      schema: createBodySchema({
        ...{ variantId: { type: 'string' }, minimum: atLeast(1), increment: atLeast(1) },
        maximum: { type: ['integer', 'null'], minimum: 1 },
      }),
    },
    (request, reply) => {
      const { variantId, ...rule } = request.body;
      if (catalogue.variant(variantId) === undefined) return sendUnknown(reply, 'variant');
      catalogue.setQuantityRule(variantId, rule);
      return reply.code(204).send();
    },
  );
  app.put<{ Body: { variantId: string; price: string } }>(
    '/_sandbox/prices',
    {
      schema: createBodySchema({
        variantId: { type: 'string' },
        price: { type: 'string', pattern: '^\\d+\\.\\d\\d$' },
      }),
    },
    (request, reply) => {
      const { variantId, price } = request.body;
      if (catalogue.variant(variantId) === undefined) return sendUnknown(reply, 'variant');
      catalogue.setPrice(variantId, toMinor(price));
      return reply.code(204).send();
    },
  );
  app.put<{ Body: { handle: string; published: boolean } }>(
    '/_sandbox/publication',
    { schema: createBodySchema({ handle: { type: 'string' }, published: { type: 'boolean' } }) },
    (request, reply) => {
      const product = catalogue.product(request.body.handle);
      if (product === undefined) return sendUnknown(reply, 'product');
      catalogue.publish(product, request.body.published);
      return reply.code(204).send();
    },
  );
  app.delete('/_sandbox/stock', (_request, reply) => {
    catalogue.reset();
    return reply.code(204).send();
  });
}

/** Changes the behaviour and tokens of the Admin API; `DELETE /_sandbox/admin` resets both. */
function addAdminControls(app: FastifyInstance, { drafts, settings, granted }: Shop): void {
  const flag = { type: 'boolean' };
  const count = { type: 'integer', minimum: 0 };
  const text = { type: 'string' };
  app.put<{ Body: Partial<DraftHabits> }>(
    '/_sandbox/invoices',
    { schema: createPartialSchema({ looks: count, address: flag, searchLagMs: count }) },
    (request, reply) => {
      drafts.setHabits(request.body);
      return reply.code(204).send();
    },
  );
  app.put<{ Body: Partial<ShopSettings> }>(
    '/_sandbox/shop',
    { schema: createPartialSchema({ taxesIncluded: flag, currencyCode: text, countryCode: text }) },
    (request, reply) => {
      settings.set(request.body);
      return reply.code(204).send();
    },
  );
  app.put<{ Body: { lifeS?: number; scopes?: string[] } }>(
    '/_sandbox/tokens',
    { schema: createPartialSchema({ lifeS: count, scopes: { type: 'array', items: text } }) },
    (request, reply) => {
      const { lifeS, scopes } = request.body;
      if (lifeS !== undefined) granted.setLife(lifeS);
      if (scopes !== undefined) granted.setScopes(scopes);
      return reply.code(204).send();
    },
  );
  app.delete('/_sandbox/tokens', (_request, reply) => {
    granted.revokeAll();
    return reply.code(204).send();
  });
  app.delete('/_sandbox/admin', (_request, reply) => {
    settings.reset();
    granted.reset();
    return reply.code(204).send();
  });
}

/** Sets discounts and warnings of carts; `DELETE /_sandbox/carts` also removes these. */
function addCartControls(app: FastifyInstance, { discounts, warnings }: Shop): void {
  const discount = {
    type: 'object',
    required: ['kind', 'name', 'percent'],
    properties: {
      kind: { enum: ['automatic', 'code'] },
      name: { type: 'string', minLength: 1 },
      percent: { type: 'integer', minimum: 1, maximum: 100 },
      handle: { type: 'string' },
    },
  };
  app.put<{ Body: { discounts: Discount[] } }>(
    '/_sandbox/discounts',
    { schema: createBodySchema({ discounts: { type: 'array', items: discount } }) },
    (request, reply) => {
      discounts.set(request.body.discounts);
      return reply.code(204).send();
    },
  );
  app.put<{ Body: { codes: string[] } }>(
    '/_sandbox/cart-warnings',
    {
      schema: createBodySchema({ codes: { type: 'array', items: { type: 'string', pattern: '^[A-Z_]+$' } } }),
    },
    (request, reply) => {
      warnings.order(request.body.codes);
      return reply.code(204).send();
    },
  );
}

function createPartialSchema(properties: Record<string, object>) {
  return { body: { type: 'object', additionalProperties: false, minProperties: 1, properties } };
}

function createBodySchema(properties: Record<string, object>) {
  return { body: { type: 'object', required: Object.keys(properties), properties } };
}
