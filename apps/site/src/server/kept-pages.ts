import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CmsClient } from '@guildhall/cms-client';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { FastifyBaseLogger } from 'fastify';
import type { Assets } from './assets/assets.ts';
import type { Config } from './config.ts';
import { addressMismatch, addressPolicy } from './content/content-address.ts';
import { connectContentService } from './content/content-service.ts';
import { createLists, type Lists } from './content/last-good-lists.ts';
import { keepMainData, type MainDataKeeper } from './content/main-data-keeper.ts';
import { createDiskCopies } from './page-cache/disk-copies.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { createPageMaker, type PageMaker } from './page-maker.ts';
import type { Renderer } from './renderer.ts';
import { keepDocumentRates } from './rates/document-store.ts';
import type { RatesKeeper } from './rates/rates-keeper.ts';
import { createContentSecurity } from './security-headers.ts';
import { connectShop } from './shop/shop-service.ts';

const RETRY = 5_000;
/** What a search found is shown for so long while the shop cannot be asked, ms. */
const SEARCH_STALE = 10 * 60_000;
const MEGABYTE = 1024 * 1024;

export interface KeptPages {
  cms: CmsClient;
  shop: CatalogueClient;
  cache: PageCache;
  /** What searches found: apart from the pages, so that no number of searches can push one of these out. */
  searches: PageCache;
  /** Pages with a category chosen, and the cards of categories: apart from the pages, so that these push none out. */
  categories: PageCache;
  /** The lists that pages show, with their last good answers. */
  lists: Lists;
  maker: PageMaker;
  mainData: MainDataKeeper;
  rates: RatesKeeper;
}

interface KeptPagesParts {
  renderer: () => Renderer | Promise<Renderer>;
  assets: Assets;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Everything between the content service and a finished page. Comes when main data has been asked for once. */
export async function keepPages(config: Config, { log, now, ...parts }: KeptPagesParts): Promise<KeptPages> {
  const preview = config.EDITORS_PREVIEW === 'on';
  const folder = config.CACHE_DIR && !preview ? copiesFolder(config.CACHE_DIR, config) : undefined;
  const cms = connectContentService(config, log);
  // An editor sees what is there now, and nothing in its place when it is not.
  const freshMs = preview ? 0 : config.PAGE_FRESH_MS;
  const staleMs = preview ? 0 : config.PAGE_STALE_MS;
  const rules = {
    freshMs,
    renewMs: preview ? 0 : config.PAGE_RENEW_MS,
    staleMs,
    retryMs: preview ? 0 : RETRY,
    emptyMs: Math.min(10_000, freshMs),
    onProblem: (key: string, err: unknown) => log.error({ err, key }, 'page cache'),
    now,
  };
  const cache = new PageCache({
    ...rules,
    maxBytes: 64 * MEGABYTE,
    ...(folder ? { disk: createDiskCopies(join(folder, 'pages'), { maxAgeMs: staleMs, now }) } : {}),
  });
  const searches = new PageCache({
    ...rules,
    renewMs: preview ? 0 : SEARCH_STALE,
    staleMs: preview ? 0 : SEARCH_STALE,
    maxBytes: 4 * MEGABYTE,
    onProblem: (key, error) => log.error({ err: error, key }, 'searches'),
  });
  const categories = new PageCache({ ...rules, maxBytes: 8 * MEGABYTE });
  const expireAll = () => [cache, searches, categories].forEach((pages) => pages.expire());
  const mainData = await keepMainData({
    cms,
    ...(folder ? { copy: join(folder, 'main-data.json') } : {}),
    refreshMs: Math.max(config.PAGE_FRESH_MS, RETRY),
    retryMs: RETRY,
    onChange({ variousData: { contentOrigin } }) {
      const mismatch = contentOrigin && addressMismatch(contentOrigin, config);
      if (mismatch) log.error(mismatch);
      expireAll();
    },
  });
  // Browsers fetch pictures from where they reach the content service, which may be read elsewhere.
  const reached = new URL(addressPolicy(config).contentOrigin).origin;
  const security = createContentSecurity({ ...config, CONTENT_ORIGIN: reached });
  const shop = connectShop(config, log);
  const rates = keepDocumentRates(config, log, expireAll);
  const lists = createLists({ cms, shop, staleMs, now });
  const maker = createPageMaker({
    ...parts,
    config,
    sources: { cms, shop, lists },
    rates: rates.current,
    mainData,
    security,
    log,
    now,
  });
  return { cms, shop, cache, searches, categories, lists, maker, mainData, rates };
}

/** Copies of one content service's pages never stand in for another's. */
function copiesFolder(cacheFolder: string, config: Config): string {
  const { contentOrigin, siteOrigin } = addressPolicy(config);
  const source = createHash('sha256').update(`${contentOrigin} ${siteOrigin}`).digest('hex').slice(0, 12);
  return join(cacheFolder, `site-${source}`);
}
