import { join } from 'node:path';
import type { BlockDefinition, CmsClient } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import type { FastifyBaseLogger } from 'fastify';
import type { Caching } from '../config/caching.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { createContentIndex } from '../content/content-index/content-index.ts';
import { describeOriginMismatch } from '../content/content-origin.ts';
import { connectContentService } from '../content/content-service.ts';
import { createFormerAddresses } from '../content/former-address.ts';
import { createFormerPages } from '../content/former-pages.ts';
import { createGoneEntries } from '../content/gone-entries.ts';
import { createLists } from '../content/last-good-lists.ts';
import { createMainDataRefresher } from '../content/main-data-refresher.ts';
import { createPlanPricesRefresher } from '../content/plan-prices/plan-prices.ts';
import { createDocumentRatesRefresher } from '../content/rates/document-rates-refresher.ts';
import { connectShop } from '../content/shop-service.ts';
import { createListedEntries, type ListedEntriesOptions } from '../pages/listed-entries.ts';
import { toContentTexts } from '../texts/content-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { openCaches, type PageCaches } from './open-caches.ts';

/** Content of a site, and the caches of finished pages. */
interface OpenContent extends Content {
  caches: PageCaches;
  /** Ends all reads in the background, and resolves after pending writes of copies. */
  close(): Promise<void>;
}

interface ContentOptions {
  organisation: Organisation;
  /** @default builtInBlocks */
  blocks?: readonly BlockDefinition[];
  texts?: OwnTexts | undefined;
  renderer: ListedEntriesOptions['renderer'];
  caching: Caching;
  /** Folder of last good copies. @default in memory only */
  folder: string | undefined;
  log: FastifyBaseLogger;
  now: () => number;
  pause?: ((ms: number) => Promise<unknown>) | undefined;
}

/** Connects everything that pages are read from. Resolves after the first read of main data. */
export async function openContent(config: Config, options: ContentOptions): Promise<OpenContent> {
  const { organisation, blocks, texts, renderer, caching, folder, log, now, pause } = options;
  const cms = connectContentService(config, log, { ...organisation, blocks, texts });
  const gone = createGoneEntries({
    readEntry: (...request) => cms.readEntry(...request),
    onGone: (key) => caches.cache.removeCopies(key),
  });
  const caches = openCaches({ caching, folder, log, now, gone, pause });
  const mainData = await createMainDataRefresher({
    cms,
    defaults: toContentTexts(texts, config.billing).mainData,
    ...(folder ? { copy: join(folder, 'main-data.json') } : {}),
    ...caching.mainData,
    onChange({ variousData: { contentOrigin } }) {
      const mismatch = contentOrigin && describeOriginMismatch(contentOrigin, config);
      if (mismatch) log.error(mismatch);
      caches.expireAll();
    },
  });
  const shop = connectShop(config, organisation.eventVendors, log);
  const rates = createDocumentRatesRefresher(config, organisation, log, caches.expireAll);
  const planPrices = createPlanPricesRefresher(config, log, caches.expireAll);
  const { contentIndex, formerPages } = await createPageLists({
    ...{ folder, log, now, caches },
    readIndexPage: createListedEntries({
      ...{ organisation, renderer, readIndexPage: cms.readIndexPage },
      warn: (what, message) => log.warn(what, message),
    }),
  });
  return {
    ...{ cms, shop, caches, gone, contentIndex, formerPages, mainData, rates, planPrices },
    lists: createLists({ cms, shop, ...caching.pages, now, gone }),
    formerAddresses: createFormerAddresses(config, organisation),
    async close() {
      for (const refresher of [mainData, contentIndex, rates, planPrices]) refresher.stop();
      await Promise.all([mainData, contentIndex, formerPages, caches].map((copies) => copies.finish()));
    },
  };
}

/** Creates what knows the paths of all pages: those of published entries, and those that were removed. */
async function createPageLists({
  readIndexPage,
  folder,
  log,
  now,
  caches,
}: Pick<ContentOptions, 'folder' | 'log' | 'now'> &
  Pick<OpenContent, 'caches'> &
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
    hasPage: (key) => caches.cache.hasPage(key),
    subscribe: contentIndex.subscribe,
    onError: (err) => log.error({ err }, 'former pages'),
  });
  return { contentIndex, formerPages };
}
