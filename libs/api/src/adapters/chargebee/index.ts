export { chargebee } from './chargebee.ts';
