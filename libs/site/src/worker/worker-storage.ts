// Constants that the service worker, the pages and the site's server share.

/** Path of the service worker. At the root, so that it may serve every page. */
export const workerPath = '/sw.js';

/** Path of the page that the service worker shows in place of pages that it does not have. */
export const offlinePath = '/_offline';

/** Caches of the service worker. Their names start with this. */
export const cachePrefix = 'guildhall-';

/** Pages that were read, with their index. */
export const pagesCache = 'guildhall-pages';

/** Scripts, styles, fonts and pictures of these pages, with their index. */
export const filesCache = 'guildhall-files';

/** Pictures of these pages at other origins, with their index. */
export const picturesCache = 'guildhall-pictures';

/** The offline page and its files. */
export const offlineCache = 'guildhall-offline';

/** Key of the index in each cache but the last: an array of `StoredEntry`, the one that was used last at the end. */
export const indexPath = '/_index';

export interface StoredEntry {
  path: string;
  bytes: number;
  /** Title of a page. */
  title?: string;
}

/** Message of a page to the service worker. */
export interface ReadReport {
  /** A page that was read. Without a title it is forgotten, if an earlier version was stored. */
  page?: { path: string; title?: string };
  /** Paths of files that the page has used, and URLs of pictures at other origins. */
  files?: readonly string[];
}
