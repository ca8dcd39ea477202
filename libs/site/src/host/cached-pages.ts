import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PlanPrice } from '@guildhall/api-contract';
import type { BlockDefinition, CmsClient } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { FastifyBaseLogger } from 'fastify';
import type { LoadedModel, MovedPage } from '../page/loaded-model.ts';
import type { Assets } from '../engine/assets/assets.ts';
import type { Config } from '../config/config.ts';
import { describeOriginMismatch, createUrlPolicy } from '../content/content-origin.ts';
import { createContentIndex, type ContentIndex } from '../content/content-index/content-index.ts';
import { connectContentService } from '../content/content-service.ts';
import { createFormerAddresses, type FormerAddresses } from '../content/former-address.ts';
import { createFormerPages, type FormerPages } from '../content/former-pages.ts';
import { createGoneEntries, type GoneEntries } from '../content/gone-entries.ts';
import { createLists, type Lists } from '../content/last-good-lists.ts';
import { createMainDataRefresher, type MainDataRefresher } from '../content/main-data-refresher.ts';
import { createListedEntries } from '../pages/taken-address.ts';
import { createCaching, type Caching, type FixedDurations } from '../engine/caching.ts';
import { createDiskCopies } from '../engine/page-cache/disk-copies.ts';
import { PageCache } from '../engine/page-cache/page-cache.ts';
import type { StoredPage } from '../engine/page-cache/stored-page.ts';
import { createPageBuilder, type PageBuilder } from '../engine/page-builder.ts';
import type { Refresher } from '../content/refresher.ts';
import type { Renderer } from '../engine/renderer.ts';
import { createDocumentRatesRefresher } from '../content/rates/document-rates-refresher.ts';
import { createPlanPricesRefresher } from '../content/plan-prices/plan-prices.ts';
import type { RatesRefresher } from '../content/rates/rates-refresher.ts';
import { toContentTexts } from '../texts/content-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { createContentSecurity, type ContentSecurity } from '../engine/security/security-headers.ts';
import { findShopPage } from '../pages/shop/former-shop-path.ts';
import { toMoved } from '../pages/shop/load-shop.ts';
import { createPrivateFolder } from '../engine/files/write-copy.ts';
import { connectShop } from '../content/shop-service.ts';

const MEGABYTE = 1024 * 1024;

export interface CachedPages {
  cms: CmsClient;
  shop: CatalogueClient;
  cache: PageCache;
  /** Search results: a separate cache, so that searches evict no page. */
  searches: PageCache;
  /** Pages with a chosen category or variant, and cards of categories. */
  choices: PageCache;
  /** Lists of pages, with their last good responses. */
  lists: Lists;
  gone: GoneEntries;
  /** Tells pages that were removed from those that never existed. */
  formerPages: FormerPages;
  formerAddresses: FormerAddresses;
  /** The list of all published entries, for sitemap, feed and search. */
  contentIndex: ContentIndex;
  /** Folder of last good copies. @default in memory only */
  folder: string | undefined;
  /** Expires pages after events about entries; without keys, all pages. Any page may list the entries of these keys. */
  entryPages: Pick<PageCache, 'expire'>;
  caching: Caching;
  builder: PageBuilder;
  mainData: MainDataRefresher;
  rates: RatesRefresher;
  planPrices: Refresher<readonly PlanPrice[]>;
  security: ContentSecurity;
}

interface CachedPagesOptions {
  organisation: Organisation;
  /** @default builtInBlocks */
  blocks?: readonly BlockDefinition[];
  texts?: OwnTexts;
  renderer: () => Renderer | Promise<Renderer>;
  assets: Assets;
  log: FastifyBaseLogger;
  now: () => number;
  pause?: (ms: number) => Promise<unknown>;
  durations?: Partial<FixedDurations> | undefined;
}

/** Creates everything between the content service and finished pages. Resolves after the first read of main data. */
export async function createCachedPages(
  config: Config,
  { log, now, pause, durations, ...parts }: CachedPagesOptions,
): Promise<CachedPages> {
  const caching = createCaching(config, durations);
  const folder =
    config.CACHE_DIR && config.EDITORS_PREVIEW === 'off'
      ? getCopiesFolder(config.CACHE_DIR, config)
      : undefined;
  if (folder !== undefined) await createPrivateFolder(folder);
  const { organisation, blocks, texts } = parts;
  const cms = connectContentService(config, log, { ...organisation, blocks, texts });
  const gone = createGoneEntries({
    readEntry: (...request) => cms.readEntry(...request),
    onGone: (key) => caches.cache.removeCopies(key),
  });
  const caches = openCaches({ caching, folder, log, now, gone, ...(pause && { pause }) });
  const expireAll = () => Object.values(caches).forEach((pages) => pages.expire());
  const mainData = await createMainDataRefresher({
    cms,
    defaults: toContentTexts(parts.texts, config.billing).mainData,
    ...(folder ? { copy: join(folder, 'main-data.json') } : {}),
    ...caching.mainData,
    onChange({ variousData: { contentOrigin } }) {
      const mismatch = contentOrigin && describeOriginMismatch(contentOrigin, config);
      if (mismatch) log.error(mismatch);
      expireAll();
    },
  });
  const security = createSiteSecurity(config);
  const shop = connectShop(config, organisation.eventVendors, log);
  const rates = createDocumentRatesRefresher(config, organisation, log, expireAll);
  const planPrices = createPlanPricesRefresher(config, log, expireAll);
  const { contentIndex, formerPages } = await createPageLists({
    ...{ folder, log, now, cache: caches.cache },
    readIndexPage: createListedEntries({
      ...{ ...parts, readIndexPage: cms.readIndexPage },
      warn: (what, message) => log.warn(what, message),
    }),
  });
  const lists = createLists({ cms, shop, ...caching.pages, now, gone });
  const formerAddresses = createFormerAddresses(config, organisation);
  const builder = createPageBuilder({
    ...{ ...parts, config, caching, gone, formerPages, mainData, security, log, now },
    findMoved: createMovedFinder({ formerAddresses, shop, ...organisation }),
    sources: { cms: { ...cms, readEntry: gone.readEntry }, shop, lists },
    rates: rates.current,
    planPrices: planPrices.current,
  });
  return {
    ...{ cms, shop, ...caches, caching, folder, lists, gone },
    ...{ contentIndex, formerPages, formerAddresses },
    entryPages: createEntryPages(caches.cache, gone),
    builder,
    mainData,
    rates,
    planPrices,
    security,
  };
}

/** Finds where a missing page is, by addresses that WordPress and the shop's vendor have on every site. */
function createMovedFinder({
  formerAddresses,
  shop,
  switches,
}: Pick<CachedPages, 'formerAddresses' | 'shop'> & Pick<Organisation, 'switches'>) {
  return async (path: string): Promise<LoadedModel | MovedPage | undefined> => {
    const to =
      formerAddresses.findDocument(path) ?? (switches.shop ? await findShopPage(shop, path) : undefined);
    return to === undefined ? undefined : toMoved(to);
  };
}

/** Creates what knows the paths of all pages: those of published entries, and those that were removed. */
async function createPageLists({
  readIndexPage,
  folder,
  log,
  now,
  cache,
}: Pick<CachedPagesOptions, 'log' | 'now'> &
  Pick<CachedPages, 'folder' | 'cache'> &
  Pick<CmsClient, 'readIndexPage'>) {
  const contentIndex = createContentIndex({
    ...{ cms: { readIndexPage }, now },
    ...(folder && { copy: join(folder, 'index.json') }),
    onMissing: () =>
      log.info(
        'the content service does not list its entries: there is no sitemap and no feed, and the search covers no pages',
      ),
  });
  const formerPages = await createFormerPages({
    ...(folder && { file: join(folder, 'former-pages.json') }),
    hasPage: (key) => cache.hasPage(key),
    subscribe: contentIndex.subscribe,
    onError: (err) => log.error({ err }, 'former pages'),
  });
  return { contentIndex, formerPages };
}

function createEntryPages(cache: PageCache, gone: GoneEntries): CachedPages['entryPages'] {
  return {
    expire(keys) {
      gone.markUncertain(keys);
      cache.expire(keys, { lists: true });
    },
  };
}

/**
 * Browsers fetch pictures from the public origin of the content service, which may differ from the one the site reads.
 */
function createSiteSecurity(config: Config): ContentSecurity {
  const reached = new URL(createUrlPolicy(config).contentOrigin).origin;
  return createContentSecurity({ ...config, CONTENT_ORIGIN: reached });
}

interface CachesOptions extends Pick<CachedPagesOptions, 'log' | 'now' | 'pause'> {
  caching: Caching;
  gone: GoneEntries;
  folder: string | undefined;
}

function openCaches({
  caching,
  folder,
  log,
  now,
  gone,
  pause,
}: CachesOptions): Pick<CachedPages, 'cache' | 'searches' | 'choices'> {
  const onProblem = (key: string, err: unknown) => log.error({ err, key }, 'page cache');
  const listsGoneEntry = async ({ cards = new Set(), revision = 0 }: StoredPage, canRead: boolean) =>
    (canRead ? await gone.findGone(revision, cards) : gone.getKnownGone(revision, cards)).size > 0;
  const pages = { ...caching.pages, onProblem, listsGoneEntry, now, ...(pause && { pause }) };
  // Far more than a large site needs: 20,000 compressed pages of 20 kB are 400 MB.
  const maxBytes = 512 * MEGABYTE;
  const maxAgeMs = caching.pages.staleIfFailedMs;
  const disk = folder && createDiskCopies(join(folder, 'pages'), { maxAgeMs, maxBytes, now });
  return {
    cache: new PageCache({ ...pages, maxBytes: 64 * MEGABYTE, ...(disk && { disk }) }),
    searches: new PageCache({ ...pages, ...caching.searches, maxBytes: 4 * MEGABYTE }),
    choices: new PageCache({ ...pages, maxBytes: 8 * MEGABYTE }),
  };
}

/** Each content service gets its own folder: pages of one must not be shown for another. */
function getCopiesFolder(cacheFolder: string, config: Config): string {
  const { contentOrigin, siteOrigin } = createUrlPolicy(config);
  const source = createHash('sha256').update(`${contentOrigin} ${siteOrigin}`).digest('hex').slice(0, 12);
  return join(cacheFolder, `site-${source}`);
}
