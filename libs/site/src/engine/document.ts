import { escapeHtml } from '@guildhall/safe-content';
import { discoveryPaths } from './discovery-paths.ts';
import type { HeadAssets } from './assets/assets.ts';
import type { HtmlFragment } from '../page/html-fragments.ts';
import { formatMembersBoot, type MembersBoot } from '../members/members-boot.ts';
import type { RenderedPage } from '../page/page-model.ts';
import { rememberFor } from '../page/remember-for.ts';
import type { SharedPicture } from '../page/shared-picture.ts';
import type { SiteHead } from '../page/site-head.ts';

/** Facts that the documents of all pages of a site share. */
export interface DocumentFacts {
  language: string;
  organisationName: string;
  checkoutOrigins: readonly string[];
  /** Vendors whose products are places at events, for the cart. */
  eventVendors: readonly string[];
  members?: MembersBoot | undefined;
  /** Origin of the site, for URLs in full. */
  siteOrigin: string;
  /** Language and region, such as `en-GB`. @default language */
  locale?: string;
  /** True if the site has a feed. @default false */
  hasFeed?: boolean;
}

export interface DocumentOptions {
  site: SiteHead;
  assets: HeadAssets;
  /** Canonical URL; `undefined` for pages that are not to be indexed. */
  canonical: string | undefined;
  /** False adds an element that keeps the page from registering the service worker. @default true */
  hasServiceWorker?: boolean;
  /** Name of the route with which a browser reports how fast the page was. @default none: the page is not measured */
  measuredRoute?: string | undefined;
}

/** Creates the function that renders the documents of a site. What does not differ between pages is rendered once. */
export function createDocumentRenderer(
  facts: DocumentFacts,
): (page: RenderedPage, options: DocumentOptions) => HtmlFragment[] {
  const start = `<!doctype html><html lang="${escapeHtml(facts.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>`;
  const siteMeta = renderSiteMeta(facts);
  const renderSharedMeta = createSharedMetaRenderer(facts);
  const links = renderLinks(facts);
  return (page, { site, assets, ...options }) => [
    `${start}${escapeHtml(formatTitle(page.title, facts.organisationName))}</title>${page.preloads}${site.fontsHtml}`,
    ...assets.html,
    `${site.metaHtml}${siteMeta}${renderMeta(page, options)}${renderSharedMeta(page, site, options.canonical)}${site.linksHtml}${links}</head><body>`,
    ...page.body,
    `${renderStructuredData(page)}</body></html>`,
  ];
}

/** JSON-LD never runs, so no content security policy forbids it. */
function renderStructuredData({ structuredData: text }: RenderedPage): string {
  return text ? `<script type="application/ld+json">${text}</script>` : '';
}

function renderSiteMeta({ checkoutOrigins, eventVendors, members }: DocumentFacts): string {
  const shop = [checkoutOrigins.join(' '), ...eventVendors].join();
  return (
    (shop && `<meta name="guildhall:shop" content="${escapeHtml(shop)}">`) +
    (members ? `<meta name="guildhall:members" content="${escapeHtml(formatMembersBoot(members))}">` : '')
  );
}

function renderMeta(
  { description, listed }: RenderedPage,
  { canonical, hasServiceWorker = true, measuredRoute }: Omit<DocumentOptions, 'site' | 'assets'>,
): string {
  return (
    (hasServiceWorker ? '' : '<meta name="guildhall:worker" content="off">') +
    (measuredRoute === undefined
      ? ''
      : `<meta name="guildhall:vitals" content="${escapeHtml(measuredRoute)}">`) +
    (description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">`) +
    (canonical === undefined || !listed
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`)
  );
}

/**
 * Open Graph, which the other networks read too (https://ogp.me). What they read elsewhere is not repeated: X takes title,
 * description and picture from these.
 */
function createSharedMetaRenderer({ organisationName, siteOrigin, locale }: DocumentFacts) {
  const ofSite =
    renderProperty('site_name', organisationName) +
    renderProperty('locale', locale?.includes('-') ? locale.replaceAll('-', '_') : undefined);
  const renderPicture = rememberFor(
    ({ url, width, height, alt }: SharedPicture) =>
      renderProperty('image', new URL(url, siteOrigin).href) +
      renderProperty('image:width', width) +
      renderProperty('image:height', height) +
      renderProperty('image:alt', alt) +
      '<meta name="twitter:card" content="summary_large_image">',
  );
  return (
    page: RenderedPage,
    site: Pick<SiteHead, 'sharedPicture'>,
    canonical: string | undefined,
  ): string => {
    const picture = page.picture ?? site.sharedPicture;
    return (
      renderProperty('title', page.title) +
      ofSite +
      renderType(page.article) +
      renderProperty('description', page.description) +
      renderProperty('url', page.listed ? canonical : undefined) +
      (picture ? renderPicture(picture) : '')
    );
  };
}

function renderType(article: RenderedPage['article']): string {
  if (!article) return renderProperty('type', 'website');
  return Object.entries(article).reduce(
    (html, [name, date]) => `${html}<meta property="article:${name}_time" content="${escapeHtml(date)}">`,
    renderProperty('type', 'article'),
  );
}

function renderProperty(name: string, content: string | number | undefined): string {
  return content === undefined ? '' : `<meta property="og:${name}" content="${escapeHtml(String(content))}">`;
}

function renderLinks({ hasFeed }: DocumentFacts): string {
  const feed = hasFeed
    ? `<link rel="alternate" type="application/rss+xml" href="${discoveryPaths.feed}">`
    : '';
  return `<link rel="manifest" href="${discoveryPaths.manifest}">${feed}`;
}

/** About what search engines show, in characters. */
const maxTitleLength = 70;

/** Adds the organisation's name unless an editor has done so, or the title gets too long. */
function formatTitle(title: string, organisationName: string): string {
  if (title.includes(organisationName)) return title;
  const full = `${title} – ${organisationName}`;
  return full.length > maxTitleLength && title.length <= maxTitleLength ? title : full;
}
