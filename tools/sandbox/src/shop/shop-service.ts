import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminResolvers } from './admin/admin-resolvers.ts';
import { createCartStore } from './carts/cart-store.ts';
import { createCartChanges } from './carts/change-cart.ts';
import { createDiscounts } from './carts/discounts.ts';
import { createWarnings } from './carts/warnings.ts';
import { createShopCatalogue } from './catalogue/shop-catalogue.ts';
import { createDraftStore } from './drafts/draft-store.ts';
import { graphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { addCheckoutRoutes } from './pages/checkout-routes.ts';
import { addInvoiceRoutes } from './pages/invoice-routes.ts';
import { storefrontResolvers } from './storefront/storefront-resolvers.ts';
import { adminGuard, storefrontGuard, type ShopTokens } from './tokens.ts';

export interface ShopOptions {
  /** The address by which the services write their own links. */
  origin: () => string;
  siteOrigin: string | undefined;
  tokens: ShopTokens;
  now: () => Date;
}

const body = {
  schema: { body: { type: 'object', required: ['query'], properties: { query: { type: 'string' } } } },
} as const;

/** What the shop remembers. */
export function createShop({ now }: Pick<ShopOptions, 'now'>) {
  const randomText = () => randomUUID().replaceAll('-', '');
  const catalogue = createShopCatalogue();
  const carts = createCartStore({ now, randomText });
  const warnings = createWarnings();
  return {
    catalogue,
    carts,
    discounts: createDiscounts(),
    warnings,
    changes: createCartChanges(catalogue, carts, warnings),
    drafts: createDraftStore({ now, randomText }),
  };
}

export type Shop = ReturnType<typeof createShop>;

/** The stand-in of the shop's vendor: its two GraphQL services, its checkout and its invoices, all below `/shop`. */
export function addShopRoutes(app: FastifyInstance, shop: Shop, options: ShopOptions): void {
  const { origin, siteOrigin, tokens } = options;
  const base = () => `${origin()}/shop`;
  const contextOf = (request: FastifyRequest) => ({ refuse: request.refuseChanges });
  app.decorateRequest('refuseChanges', undefined);

  app.post(
    '/shop/api/:version/graphql.json',
    { ...body, onRequest: storefrontGuard(tokens) },
    graphqlEndpoint({
      schema: 'storefront',
      resolvers: storefrontResolvers({ ...shop, origin, base }),
      contextOf,
    }),
  );
  app.post(
    '/shop/admin/api/:version/graphql.json',
    { ...body, onRequest: adminGuard(tokens) },
    graphqlEndpoint({ schema: 'admin', resolvers: adminResolvers({ ...shop, base }), contextOf }),
  );
  addCheckoutRoutes(app, { ...shop, siteOrigin });
  addInvoiceRoutes(app, { ...shop, siteOrigin });
  app.get('/shop/stock.json', () =>
    shop.catalogue.products.flatMap(({ handle, vendor, variants }) =>
      variants.map(({ id, title }) => ({
        handle,
        vendor,
        variant: title,
        id,
        left: shop.catalogue.stock(id),
      })),
    ),
  );
}
