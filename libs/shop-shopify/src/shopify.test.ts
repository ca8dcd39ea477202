import * as vitest from 'vitest';
import { testShopAdapter, type CreateShopWorld, type ShopFault } from '@guildhall/adapter-tests/shop';
import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { shopify } from './shopify.ts';

const modes = {
  refuses: 'refused',
  'is busy': 'throttled',
  'is down': 'down',
  'loses responses': 'lost',
} as const satisfies Record<ShopFault, string>;

/** The sandbox's shop, which responds in the vendor's own format. */
const createSandboxShop: CreateShopWorld = async () => {
  const client = { id: 'an-id', secret: 'a-secret' };
  const shopTokens = { storefront: 'a-storefront-token', admin: 'an-admin-token', client };
  const sandbox = await startSandbox({ port: 0, shopAhead: true, shopTokens });
  const controls = controlSandbox(sandbox.origin);
  return {
    adapter: shopify(),
    env: {
      SHOP_STOREFRONT_URL: `${sandbox.origin}/shop/api/2026-10/graphql.json`,
      SHOP_STOREFRONT_TOKEN: 'a-storefront-token',
      SHOP_ADMIN_URL: `${sandbox.origin}/shop/admin/api/2026-10/graphql.json`,
      SHOP_ADMIN_TOKEN: 'an-admin-token',
    },
    soldVariantId: 'gid://shopify/ProductVariant/100101',
    unknownVariantId: 'gid://shopify/ProductVariant/1',
    fail: async (fault) => void (await controls.fault({ service: 'shop', mode: modes[fault] })),
    recover: () => controls.clearFaults(),
    close: () => sandbox.close(),
  };
};

testShopAdapter(vitest, 'the shop at its vendor', createSandboxShop);
