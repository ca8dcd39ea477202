import { type Adapter, defineAdapter } from '@guildhall/suppliers';
import { checkAdmin } from './check-admin.ts';
import { checkStorefront } from './check-storefront.ts';
import { connectShopAdmin } from './shop-admin.ts';
import { readMarket, shopifyRules, shopifyVariables, type ShopifyOptions } from './shopify-config.ts';
import { connectStorefront } from './storefront.ts';

/**
 * The shop at Shopify: products and carts through its Storefront API, invoices of EU businesses through its Admin API.
 *
 * @throws Error about a wrong option, when the api starts
 */
export const shopify = (options: ShopifyOptions = {}): Adapter =>
  defineAdapter({
    name: '@guildhall/shop-shopify',
    part: 'shop',
    roles: {
      storefront: {
        variables: ['SHOP_STOREFRONT_URL', 'SHOP_STOREFRONT_TOKEN'],
        connect: (settings, onEvent, organisation) =>
          connectStorefront(settings, readMarket(options, organisation), onEvent),
      },
      'shop admin': { variables: ['SHOP_ADMIN_URL'], connect: connectShopAdmin },
    },
    createVariables: (organisation) => {
      readMarket(options, organisation);
      return shopifyVariables;
    },
    rules: shopifyRules,
    async check(settings, { organisation, onEvent, isQuick }) {
      const findings = await Promise.all([
        checkStorefront(settings, {
          market: readMarket(options, organisation),
          ...{ currency: organisation.currency, onEvent, createsCart: !isQuick },
        }),
        checkAdmin(settings, organisation, onEvent),
      ]);
      return findings.flat();
    },
  });
