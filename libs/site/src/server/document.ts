import { escapeText } from '../page/escape-text.ts';
import type { HeadAssets } from './assets/assets.ts';
import type { HtmlFragment } from '../page/html-fragments.ts';
import type { MembersBoot } from '../members/members-boot.ts';
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
}

export function renderDocument(
  page: RenderedPage,
  { site, assets }: { site: SiteHead; assets: HeadAssets },
  options: DocumentOptions,
): HtmlFragment[] {
  // Editors often put the organisation's name at the end of the SEO title themselves.
  const title = page.title.includes(options.organisationName)
    ? page.title
    : `${page.title} – ${options.organisationName}`;
  return [
    `<!doctype html><html lang="${escapeText(options.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title>${page.preloads}${site.fontsHtml}`,
    ...assets.html,
    `${site.metaHtml}${renderMeta(page, options)}${site.linksHtml}</head><body>`,
    ...page.body,
    `${renderStructuredData(page)}</body></html>`,
  ];
}

/** JSON-LD never runs, so no content security policy forbids it. */
function renderStructuredData({ structuredData: text }: RenderedPage): string {
  return text ? `<script type="application/ld+json">${text}</script>` : '';
}

function renderMeta(page: RenderedPage, options: DocumentOptions): string {
  const { canonical, organisationName, checkoutOrigins, eventVendors, members } = options;
  const tags = [
    `<meta property="og:title" content="${escapeText(page.title)}">`,
    `<meta property="og:site_name" content="${escapeText(organisationName)}">`,
  ];
  const shop = [checkoutOrigins.join(' '), ...eventVendors].join();
  if (shop) tags.push(`<meta name="guildhall:shop" content="${escapeText(shop)}">`);
  if (members) tags.push(`<meta name="guildhall:members" content="${escapeText(JSON.stringify(members))}">`);
  if (options.hasServiceWorker === false) tags.push('<meta name="guildhall:worker" content="off">');
  if (page.description !== undefined) {
    tags.push(`<meta name="description" content="${escapeText(page.description)}">`);
    tags.push(`<meta property="og:description" content="${escapeText(page.description)}">`);
  }
  if (page.image !== undefined) tags.push(`<meta property="og:image" content="${escapeText(page.image)}">`);
  if (canonical === undefined || !page.listed) tags.push('<meta name="robots" content="noindex">');
  else
    tags.push(
      `<link rel="canonical" href="${escapeText(canonical)}"><meta property="og:url" content="${escapeText(canonical)}">`,
    );
  return tags.join('');
}
