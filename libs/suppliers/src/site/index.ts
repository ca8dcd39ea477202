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
} from './site-supplier.ts';
export { createSupplierSchema } from './supplier-schema.ts';
