import { discoveryPaths } from '../../engine/discovery-paths.ts';

/**
 * Renders `robots.txt`. It keeps crawlers only from what is no page: search engines must be able to read that a page is
 * not to be listed.
 */
export function renderRobots(siteOrigin: string, hasSitemap: boolean): string {
  const lines = ['User-agent: *', 'Disallow: /api/'];
  if (hasSitemap) lines.push('', `Sitemap: ${siteOrigin}${discoveryPaths.sitemap}`);
  return `${lines.join('\n')}\n`;
}
