export { shopify } from './shopify.ts';
