import { contentHost } from '../content-host.ts';

/**
 * The origins in the responses of a WordPress behind a proxy: pages have its internal name, over plain http, and
 * uploads have its former name. The site uses neither of them.
 */
export const naturalOrigins = {
  pages: 'http://wordpress.internal',
  uploads: 'https://cms.wayleave.example',
} as const;

/** Replaces the URLs in a text with those of `get_permalink()` and `wp_get_attachment_url()`. */
export function toNaturalAddresses(text: string): string {
  return toNaturalPaths(text)
    .replaceAll(`${contentHost}/media/`, `${naturalOrigins.uploads}/media/`)
    .replaceAll(`${contentHost}/films/`, `${naturalOrigins.uploads}/films/`)
    .replaceAll(`${contentHost}/wp-content/`, `${naturalOrigins.uploads}/wp-content/`)
    .replace(
      /http:\/\/content\.invalid(\/[^\s"'<>]*)/g,
      (_all, path: string) => naturalOrigins.pages + withSlash(path),
    );
}

/** Replaces links inside an editor's HTML: WordPress's link picker writes absolute URLs. */
function toNaturalPaths(text: string): string {
  return text.replace(
    /href="(\/[a-z][^"]*)"/g,
    (_all, path: string) => `href="${naturalOrigins.pages}${withSlash(path)}"`,
  );
}

/** Adds the final slash of permalinks; routes and files have none. */
export function withSlash(path: string): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return page.endsWith('/') || page.startsWith('/wp-json/') || /\.\w+$/.test(page) ? path : `${page}/${rest}`;
}
