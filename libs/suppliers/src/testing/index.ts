export { proveSiteSupplier, type SiteSupplierProof } from './prove-site-supplier.ts';
