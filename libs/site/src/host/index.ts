export { collectSiteFindings } from '../doctor/collect-site-findings.ts';
/** @public */
export { publishAssets, type PublishedAssets } from '../engine/files/publish-assets.ts';
export { runSite } from './run-site.ts';
/** @public */
export { type RunSiteOptions } from './run-site.ts';
export { definePages } from '../pages/own/define-pages.ts';
/** @public */
export { type OwnPages, type PagesDefinition } from '../pages/own/define-pages.ts';
