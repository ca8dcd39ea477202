import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminResolvers } from './admin/admin-resolvers.ts';
import { createShopSettings } from './admin/shop-settings.ts';
import { createCartStore } from './carts/cart-store.ts';
import { createCartChanges } from './carts/change-cart.ts';
import { createDiscounts } from './carts/discounts.ts';
import { createWarnings } from './carts/warnings.ts';
import { createShopCatalogue } from './catalogue/shop-catalogue.ts';
import { createDraftStore } from './drafts/draft-store.ts';
import { graphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { addGrantRoutes } from './grants/grant-routes.ts';
import { createGrantedTokens } from './grants/granted-tokens.ts';
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

/** The state of the shop. */
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
    granted: createGrantedTokens({ now, randomText }),
    settings: createShopSettings(),
    /** Reads the vendor's schemas before the first request. */
    ahead: [] as (() => Promise<unknown>)[],
  };
}

export type Shop = ReturnType<typeof createShop>;

/** The stand-in of the shop's vendor: its two GraphQL services, its checkout and its invoices, all below `/shop`. */
export function addShopRoutes(app: FastifyInstance, shop: Shop, options: ShopOptions): void {
  const { origin, siteOrigin, tokens } = options;
  const base = () => `${origin()}/shop`;
  const contextOf = (request: FastifyRequest) => ({ refuse: request.refuseChanges });
  app.decorateRequest('refuseChanges', undefined);

  const storefront = graphqlEndpoint({
    schema: 'storefront',
    resolvers: storefrontResolvers({ ...shop, origin, base }),
    contextOf,
  });
  const admin = graphqlEndpoint({ schema: 'admin', resolvers: adminResolvers({ ...shop, base }), contextOf });
  shop.ahead.push(storefront.ahead, admin.ahead);
  app.post(
    '/shop/api/:version/graphql.json',
    { ...body, onRequest: storefrontGuard(tokens) },
    storefront.handler,
  );
  app.post(
    '/shop/admin/api/:version/graphql.json',
    { ...body, onRequest: adminGuard(tokens, shop.granted) },
    admin.handler,
  );
  addGrantRoutes(app, tokens, shop.granted);
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
