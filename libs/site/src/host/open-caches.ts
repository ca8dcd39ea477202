import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Caching } from '../config/caching.ts';
import type { Config } from '../config/config.ts';
import { createUrlPolicy } from '../content/content-origin.ts';
import type { GoneEntries } from '../content/gone-entries.ts';
import { createPrivateFolder } from '../engine/files/write-copy.ts';
import { createDiskCopies } from '../engine/page-cache/disk-copies.ts';
import { PageCache } from '../engine/page-cache/page-cache.ts';
import type { StoredPage } from '../engine/page-cache/stored-page.ts';

const MEGABYTE = 1024 * 1024;

/** Finished pages. */
export interface PageCaches {
  cache: PageCache;
  /** Search results: a separate cache, so that searches evict no page. */
  searches: PageCache;
  /** Pages with a chosen category or variant, and cards of categories. */
  choices: PageCache;
  expireAll: () => void;
  /** Resolves after pending writes of copies. */
  finish: () => Promise<void>;
}

interface CachesOptions {
  caching: Caching;
  gone: GoneEntries;
  folder: string | undefined;
  log: FastifyBaseLogger;
  now: () => number;
  pause?: ((ms: number) => Promise<unknown>) | undefined;
}

export function openCaches({ caching, folder, log, now, gone, pause }: CachesOptions): PageCaches {
  const onProblem = (key: string, err: unknown) => log.error({ err, key }, 'page cache');
  const listsGoneEntry = async ({ cards = new Set(), revision = 0 }: StoredPage, canRead: boolean) =>
    (canRead ? await gone.findGone(revision, cards) : gone.getKnownGone(revision, cards)).size > 0;
  const pages = { ...caching.pages, onProblem, listsGoneEntry, now, ...(pause && { pause }) };
  // Far more than a large site needs: 20,000 compressed pages of 20 kB are 400 MB.
  const maxBytes = 512 * MEGABYTE;
  const maxAgeMs = caching.pages.staleIfFailedMs;
  const disk = folder ? createDiskCopies(join(folder, 'pages'), { maxAgeMs, maxBytes, now }) : undefined;
  const caches = {
    cache: new PageCache({ ...pages, maxBytes: 64 * MEGABYTE, ...(disk && { disk }) }),
    searches: new PageCache({ ...pages, ...caching.searches, maxBytes: 4 * MEGABYTE }),
    choices: new PageCache({ ...pages, maxBytes: 8 * MEGABYTE }),
  };
  return {
    ...caches,
    expireAll: () => Object.values(caches).forEach((pages) => pages.expire()),
    finish: async () => disk?.finish(),
  };
}

/** Creates the folder of last good copies; there is none for editors. */
export async function openCopiesFolder(config: Config): Promise<string | undefined> {
  if (!config.CACHE_DIR || config.EDITORS_PREVIEW === 'on') return undefined;
  const folder = getCopiesFolder(config.CACHE_DIR, config);
  await createPrivateFolder(folder);
  return folder;
}

/** Each content service gets its own folder: pages of one must not be shown for another. */
function getCopiesFolder(cacheFolder: string, config: Config): string {
  const { contentOrigin, siteOrigin } = createUrlPolicy(config);
  const source = createHash('sha256').update(`${contentOrigin} ${siteOrigin}`).digest('hex').slice(0, 12);
  return join(cacheFolder, `site-${source}`);
}
