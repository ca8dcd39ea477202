import { contentHost } from '../content-host.ts';

/**
 * By what a WordPress behind a proxy calls itself: its pages by the name it has inside, over plain http, and its
 * uploads by the name it had before it moved. Neither is where it is asked.
 */
export const naturalOrigins = {
  pages: 'http://wordpress.internal',
  uploads: 'https://cms.wayleave.example',
} as const;

/** A text with the addresses in it as `get_permalink()` and `wp_get_attachment_url()` give them. */
export function naturalAddresses(text: string): string {
  return naturalPaths(text)
    .replaceAll(`${contentHost}/media/`, `${naturalOrigins.uploads}/media/`)
    .replaceAll(`${contentHost}/films/`, `${naturalOrigins.uploads}/films/`)
    .replaceAll(`${contentHost}/wp-content/`, `${naturalOrigins.uploads}/wp-content/`)
    .replace(
      /http:\/\/content\.invalid(\/[^\s"'<>]*)/g,
      (_all, path: string) => naturalOrigins.pages + withSlash(path),
    );
}

/** Links inside an editor's HTML: the editor's own picker writes full addresses. */
function naturalPaths(text: string): string {
  return text.replace(
    /href="(\/[a-z][^"]*)"/g,
    (_all, path: string) => `href="${naturalOrigins.pages}${withSlash(path)}"`,
  );
}

/** Permalinks end in a slash; routes and files do not. */
export function withSlash(path: string): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return page.endsWith('/') || page.startsWith('/wp-json/') || /\.\w+$/.test(page) ? path : `${page}/${rest}`;
}
