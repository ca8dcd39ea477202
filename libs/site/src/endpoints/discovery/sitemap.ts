import { escapeXml } from './escape-xml.ts';

/** A page in the sitemap. `path` is percent-encoded; `modified` is the time of its last change, if that is known. */
export interface SitemapPage {
  path: string;
  modified?: string;
}

/** https://www.sitemaps.org/protocol.html */
const maxPages = 50_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Renders the sitemap: one file, or an index and the files that it names, `/sitemap-1.xml` and so on.
 *
 * @param pagesPerFile at most 50,000
 */
export function renderSitemap(
  pages: readonly SitemapPage[],
  siteOrigin: string,
  pagesPerFile = maxPages,
): { main: string; parts: readonly string[] } {
  const files = Array.from({ length: Math.ceil(pages.length / pagesPerFile) }, (_none, at) =>
    renderFile(pages.slice(at * pagesPerFile, (at + 1) * pagesPerFile), siteOrigin),
  );
  if (files.length <= 1) return { main: files[0] ?? renderFile([], siteOrigin), parts: [] };
  const locations = files.map(
    (_file, at) => `<sitemap><loc>${escapeXml(siteOrigin)}/sitemap-${at + 1}.xml</loc></sitemap>`,
  );
  return {
    main: `${declaration}<sitemapindex ${namespace}>${locations.join('')}</sitemapindex>`,
    parts: files,
  };
}

function renderFile(pages: readonly SitemapPage[], siteOrigin: string): string {
  const urls = pages.map(({ path, modified }) => {
    const lastmod = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : '';
    return `<url><loc>${escapeXml(siteOrigin + path)}</loc>${lastmod}</url>`;
  });
  return `${declaration}<urlset ${namespace}>${urls.join('')}</urlset>`;
}
