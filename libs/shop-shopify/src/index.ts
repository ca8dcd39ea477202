export { shopify } from './shopify.ts';
export type { ShopifyConfig } from './shopify-config.ts';
