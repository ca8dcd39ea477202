export { chargebeePages } from './chargebee-pages.ts';
