export { collectSiteFindings } from '../doctor/collect-site-findings.ts';
export { publishAssets, type PublishedAssets } from '../engine/files/publish-assets.ts';
export { runSite, type RunSiteOptions } from './run-site.ts';
export { definePages, type OwnPages, type PagesDefinition } from '../pages/own/define-pages.ts';
