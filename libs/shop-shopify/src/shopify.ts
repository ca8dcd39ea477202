import { type Adapter, defineAdapter } from '@guildhall/suppliers';
import { checkAdmin } from './check-admin.ts';
import { checkStorefront } from './check-storefront.ts';
import { connectShopAdmin } from './shop-admin.ts';
import { createShopifyVariables, shopifyRules } from './shopify-config.ts';
import { connectStorefront } from './storefront.ts';

/**
 * The shop at Shopify: products and carts through its Storefront API, invoices of EU businesses through its Admin API.
 */
export const shopify = (): Adapter =>
  defineAdapter({
    name: '@guildhall/shop-shopify',
    part: 'shop',
    roles: {
      storefront: {
        variables: ['SHOP_STOREFRONT_URL', 'SHOP_STOREFRONT_TOKEN'],
        connect: connectStorefront,
      },
      'shop admin': { variables: ['SHOP_ADMIN_URL'], connect: connectShopAdmin },
    },
    createVariables: createShopifyVariables,
    rules: shopifyRules,
    async check(settings, { organisation, onEvent, isQuick }) {
      const findings = await Promise.all([
        checkStorefront(settings, organisation, onEvent, !isQuick),
        checkAdmin(settings, organisation, onEvent),
      ]);
      return findings.flat();
    },
  });
