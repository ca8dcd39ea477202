export { publicOrigin, publicUrl } from './public-fields.ts';
export type { SiteBilling } from './site-billing.ts';
export type { SiteIdentity } from './site-identity.ts';
export {
  defineSiteSupplier,
  type PageSources,
  type SiteConnection,
  type SiteForward,
  type SiteSettings,
  type SiteSupplier,
  type SiteSupplierDefinition,
} from './site-supplier.ts';
export { createSupplierSchema, type SiteVariables } from './supplier-schema.ts';
