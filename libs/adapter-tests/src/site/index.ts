export { testSiteSupplier } from './test-site-supplier.ts';
