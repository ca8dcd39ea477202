import type { FastifyBaseLogger } from 'fastify';
import type { CmsClient } from '@guildhall/cms-client';
import type { Rates } from '@guildhall/money';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { PageModel } from '../render/page-model.ts';
import type { Assets } from './assets/assets.ts';
import type { Config } from './config.ts';
import { loadPage, type LoadedModel } from './content/load-page.ts';
import type { MainDataKeeper } from './content/main-data-keeper.ts';
import { htmlDocument } from './document.ts';
import type { Loaded } from './page-cache/page-cache.ts';
import { storePage, type StoredPage } from './page-cache/stored-page.ts';
import type { Renderer } from './renderer.ts';
import { createSayOnce } from './say-once.ts';
import { securityHeaders, type ContentSecurity } from './security-headers.ts';
import { loadCollectionPage, loadProduct, loadSearch, loadShop } from './shop/load-shop.ts';
import type { ShopAddress } from './shop/shop-address.ts';

export interface PageMakerParts {
  config: Config;
  cms: CmsClient;
  shop: CatalogueClient;
  /** What a krone is worth elsewhere, now. */
  rates: () => Rates;
  mainData: MainDataKeeper;
  renderer: () => Renderer | Promise<Renderer>;
  assets: Assets;
  security: ContentSecurity;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Makes finished pages: read, rendered, and with the headers they are sent under. */
export interface PageMaker {
  /** The entry at a path, or what stands in its place. */
  entry(path: string): Promise<Loaded>;
  /** A page of the shop: its front, a product, a collection, what a search found. */
  shop(address: KnownShopAddress, path: string): Promise<Loaded>;
  /** A page that needs no content: 404, 503, error. */
  plain(kind: 'not-found' | 'unavailable' | 'error', path: string): Promise<StoredPage>;
}

/** An address at which the shop may have a page. */
export type KnownShopAddress = Exclude<ShopAddress, { kind: 'none' }>;

/** The island that fetches the video host's script. */
const filmPlayer = 'data-island="video-player"';

const statusOf: Record<PageModel['kind'], number> = {
  entry: 200,
  gate: 200,
  product: 200,
  shop: 200,
  collection: 200,
  search: 200,
  'not-found': 404,
  unavailable: 503,
  error: 500,
};

/** Shared caches may keep public pages as we do; browsers ask again and mostly get a 304. */
const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const cacheControl: Partial<Record<PageModel['kind'], string>> = {
  entry: publicPage,
  gate: publicPage,
  product: publicPage,
  shop: publicPage,
  collection: publicPage,
  search: 'public, max-age=0, s-maxage=60',
  'not-found': 'public, max-age=0, s-maxage=10',
};

export function createPageMaker(parts: PageMakerParts): PageMaker {
  const { config, cms, shop, log } = parts;
  const preview = config.EDITORS_PREVIEW === 'on';
  const warnOnce = createSayOnce((what, message) => log.warn(what, message));

  const make = async (model: PageModel, path: string, whole: boolean): Promise<StoredPage> => {
    const { renderPage } = await parts.renderer();
    const organisation = { name: config.ORGANISATION_NAME, url: config.ORGANISATION_URL };
    const page = renderPage(model, {
      organisation,
      mainData: parts.mainData.current(),
      rates: parts.rates(),
      siteOrigin: config.SITE_ORIGIN,
      videoHost: { scriptUrl: config.VIDEO_SCRIPT_URL, frameOrigin: config.VIDEO_FRAME_ORIGIN },
      path,
      notices: preview ? 'shown' : 'hidden',
    });
    for (const problem of page.problems) warnOnce({ path, block: problem }, 'a block was left out');
    const head = await parts.assets.headFor(page);
    const canonical =
      page.listed && !preview ? config.SITE_ORIGIN + (page.canonicalPath ?? encodeURI(path)) : undefined;
    return storePage({
      status: statusOf[model.kind],
      html: htmlDocument(page, head, {
        canonical,
        organisationName: config.ORGANISATION_NAME,
        checkoutOrigins: config.CHECKOUT_ORIGINS,
      }),
      headers: pageHeaders(model.kind, parts.security, head.styleHashes, {
        keep: !preview,
        prerender: config.PRERENDER === 'on' && !preview,
        hasFilm: page.body.some((part) => typeof part === 'string' && part.includes(filmPlayer)),
      }),
      whole: whole && parts.mainData.isLoaded(),
      renderedAt: parts.now(),
    });
  };

  const finish = async ({ outcome, model, whole }: LoadedModel, path: string): Promise<Loaded> => ({
    outcome,
    page: await make(model, path, whole),
  });

  return {
    async entry(path) {
      return finish(await loadPage({ cms, shop }, path, await parts.renderer()), path);
    },
    async shop(address, path) {
      return finish(await loadShopPage(shop, address), path);
    },
    plain: (kind, path) => make({ kind }, path, true),
  };
}

function loadShopPage(shop: CatalogueClient, address: KnownShopAddress): Promise<LoadedModel> {
  if (address.kind === 'product') return loadProduct(shop, address.handle);
  if (address.kind === 'collection') return loadCollectionPage(shop, address);
  return address.kind === 'search' ? loadSearch(shop, address) : loadShop(shop);
}

function pageHeaders(
  kind: PageModel['kind'],
  security: ContentSecurity,
  styleHashes: readonly string[],
  { keep, prerender, hasFilm }: { keep: boolean; prerender: boolean; hasFilm: boolean },
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': (keep && cacheControl[kind]) || 'no-store',
    vary: 'Accept-Encoding',
    'content-security-policy': security.policy(styleHashes, { hasFilm }),
    ...securityHeaders,
    'permissions-policy': security.permissions,
    ...(prerender ? { 'speculation-rules': '"/_speculation-rules.json"' } : {}),
    ...(kind === 'unavailable' ? { 'retry-after': '10' } : {}),
  };
}
