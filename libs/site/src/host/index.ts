export { collectSiteFindings } from '../doctor/collect-site-findings.ts';
export {
  publishAssets,
  type PublishAssetsOptions,
  type PublishedAssets,
} from '../engine/files/publish-assets.ts';
export { runSite, type RunSiteOptions } from './run-site.ts';
export type { SiteSuppliers } from '../config/site-suppliers.ts';
export { definePages, type OwnPages, type PagesDefinition } from '../pages/own/define-pages.ts';
