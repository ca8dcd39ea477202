export type { SiteSupplierProof } from './prove-site-supplier.ts';
export { testSiteSupplier } from './test-site-supplier.ts';
