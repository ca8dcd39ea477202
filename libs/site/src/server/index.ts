export { collectSiteFindings } from './doctor/collect-site-findings.ts';
export { runSite, type RunSiteOptions } from './run-site.ts';
