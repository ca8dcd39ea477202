export { chargebee } from './chargebee.ts';
export type { ChargebeeConfig } from './chargebee-config.ts';
