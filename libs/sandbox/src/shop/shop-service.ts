import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAdminResolvers } from './admin/admin-resolvers.ts';
import { createShopSettings } from './admin/shop-settings.ts';
import { createCartStore } from './carts/cart-store.ts';
import { createCartChanges } from './carts/change-cart.ts';
import { createDiscounts } from './carts/discounts.ts';
import { createWarnings } from './carts/warnings.ts';
import { createShopCatalogue } from './catalogue/shop-catalogue.ts';
import { createDraftStore } from './drafts/draft-store.ts';
import { createGraphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { addGrantRoutes } from './grants/grant-routes.ts';
import { createGrantedTokens } from './grants/granted-tokens.ts';
import { addCheckoutRoutes } from './pages/checkout-routes.ts';
import { addInvoiceRoutes } from './pages/invoice-routes.ts';
import { createMarkets } from './market/market.ts';
import type { SandboxSeed } from '../sandbox-content.ts';
import { createStorefrontResolvers } from './storefront/storefront-resolvers.ts';
import type { ShopSeed } from './seed/shop-seed.ts';
import { createAdminGuard, createStorefrontGuard, type ShopTokens } from './tokens.ts';

export interface ShopOptions {
  origin: () => string;
  siteOrigin: string | undefined;
  tokens: ShopTokens;
  now: () => Date;
}

const body = {
  schema: { body: { type: 'object', required: ['query'], properties: { query: { type: 'string' } } } },
} as const;

export function createShop({ now, seed }: Pick<ShopOptions, 'now'> & { seed: SandboxSeed }) {
  const { organisation, content } = seed;
  const goods = content.shop ?? createEmptyShop(organisation);
  const createRandomText = () => randomUUID().replaceAll('-', '');
  const catalogue = createShopCatalogue(goods);
  const carts = createCartStore({ now, randomText: createRandomText });
  const warnings = createWarnings();
  return {
    name: content.name,
    findMarket: createMarkets(goods),
    catalogue,
    redirects: goods.redirects ?? [],
    carts,
    discounts: createDiscounts(),
    warnings,
    changes: createCartChanges(catalogue, carts, warnings),
    drafts: createDraftStore({ now, randomText: createRandomText }),
    granted: createGrantedTokens({ now, randomText: createRandomText }),
    settings: createShopSettings(organisation),
    /** Reads the vendor's schemas before the first request. */
    ahead: [] as (() => Promise<unknown>)[],
  };
}

/** A shop that sells nothing, in the organisation's country. */
function createEmptyShop({ vatHome: country, currency }: SandboxSeed['organisation']): ShopSeed {
  return {
    products: [],
    collections: [],
    markets: [{ country, currency, perHundred: 100 }],
    translations: {},
  };
}

export type Shop = ReturnType<typeof createShop>;

/** The stand-in of the shop's vendor: its two GraphQL services, its checkout and its invoices, all below `/shop`. */
export function addShopRoutes(app: FastifyInstance, shop: Shop, options: ShopOptions): void {
  const { origin, siteOrigin, tokens } = options;
  const getBase = () => `${origin()}/shop`;
  const createContext = (request: FastifyRequest) => ({ refuse: request.refuseChanges });
  app.decorateRequest('refuseChanges', undefined);

  const storefront = createGraphqlEndpoint({
    schema: 'storefront',
    resolvers: createStorefrontResolvers({ ...shop, origin, base: getBase }),
    findMarket: shop.findMarket,
    createContext,
  });
  const admin = createGraphqlEndpoint({
    schema: 'admin',
    resolvers: createAdminResolvers({ ...shop, base: getBase }),
    findMarket: shop.findMarket,
    createContext,
  });
  shop.ahead.push(storefront.ahead, admin.ahead);
  app.post(
    '/shop/api/:version/graphql.json',
    { ...body, onRequest: createStorefrontGuard(tokens) },
    storefront.handler,
  );
  app.post(
    '/shop/admin/api/:version/graphql.json',
    { ...body, onRequest: createAdminGuard(tokens, shop.granted) },
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
