import { discoveryPaths } from './discovery/discovery-paths.ts';
import { escapeText } from '../page/escape-text.ts';
import type { HeadAssets } from './assets/assets.ts';
import type { HtmlFragment } from '../page/html-fragments.ts';
import { formatMembersBoot, type MembersBoot } from '../members/members-boot.ts';
import type { RenderedPage } from '../page/page-model.ts';
import type { SiteHead } from '../page/site-head.ts';

export interface DocumentOptions {
  language: string;
  /** Canonical URL; `undefined` for pages that are not to be indexed. */
  canonical: string | undefined;
  organisationName: string;
  checkoutOrigins: readonly string[];
  /** Vendors whose products are places at events, for the cart. */
  eventVendors: readonly string[];
  members?: MembersBoot | undefined;
  /** False adds an element that keeps the page from registering the service worker. @default true */
  hasServiceWorker?: boolean;
  /** Origin of the site, for URLs in full. */
  siteOrigin: string;
  /** Language and region, such as `en-GB`. @default language */
  locale?: string;
  /** True if the site has a feed. @default false */
  hasFeed?: boolean;
}

export function renderDocument(
  page: RenderedPage,
  { site, assets }: { site: SiteHead; assets: HeadAssets },
  options: DocumentOptions,
): HtmlFragment[] {
  const title = formatTitle(page.title, options.organisationName);
  return [
    `<!doctype html><html lang="${escapeText(options.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title>${page.preloads}${site.fontsHtml}`,
    ...assets.html,
    `${site.metaHtml}${renderMeta(page, options)}${renderSharedMeta(page, site, options)}${site.linksHtml}${renderLinks(options)}</head><body>`,
    ...page.body,
    `${renderStructuredData(page)}</body></html>`,
  ];
}

/** JSON-LD never runs, so no content security policy forbids it. */
function renderStructuredData({ structuredData: text }: RenderedPage): string {
  return text ? `<script type="application/ld+json">${text}</script>` : '';
}

function renderMeta(page: RenderedPage, options: DocumentOptions): string {
  const { canonical, checkoutOrigins, eventVendors, members } = options;
  const tags: string[] = [];
  const shop = [checkoutOrigins.join(' '), ...eventVendors].join();
  if (shop) tags.push(`<meta name="guildhall:shop" content="${escapeText(shop)}">`);
  if (members)
    tags.push(`<meta name="guildhall:members" content="${escapeText(formatMembersBoot(members))}">`);
  if (options.hasServiceWorker === false) tags.push('<meta name="guildhall:worker" content="off">');
  if (page.description !== undefined)
    tags.push(`<meta name="description" content="${escapeText(page.description)}">`);
  if (canonical === undefined || !page.listed) tags.push('<meta name="robots" content="noindex">');
  else tags.push(`<link rel="canonical" href="${escapeText(canonical)}">`);
  return tags.join('');
}

/**
 * Open Graph, which the other networks read too (https://ogp.me). What they read elsewhere is not repeated: X takes title,
 * description and picture from these, and a page without `og:type` is a website.
 */
function renderSharedMeta(
  page: RenderedPage,
  site: Pick<SiteHead, 'sharedPicture'>,
  { canonical, organisationName, siteOrigin, locale }: DocumentOptions,
): string {
  const picture = page.picture ?? site.sharedPicture;
  const tags = {
    title: page.title,
    site_name: organisationName,
    locale: locale?.includes('-') ? locale.replaceAll('-', '_') : undefined,
    type: page.isArticle ? 'article' : undefined,
    description: page.description,
    url: page.listed ? canonical : undefined,
    image: picture && new URL(picture.url, siteOrigin).href,
    'image:width': picture?.width,
    'image:height': picture?.height,
    'image:alt': picture?.alt,
  };
  const properties = Object.entries(tags)
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) => `<meta property="og:${name}" content="${escapeText(String(content))}">`);
  const card = picture ? '<meta name="twitter:card" content="summary_large_image">' : '';
  return properties.join('') + card;
}

function renderLinks({ hasFeed }: DocumentOptions): string {
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
