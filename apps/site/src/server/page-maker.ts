import type { FastifyBaseLogger } from 'fastify';
import type { PageAddress } from '@guildhall/blocks';
import type { Rates } from '@guildhall/money';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { PageModel } from '../render/page-model.ts';
import type { Assets } from './assets/assets.ts';
import type { Config } from './config.ts';
import { addressMismatch } from './content/content-address.ts';
import { loadPage, loadPreview, type LoadedModel, type PageSources } from './content/load-page.ts';
import type { MainDataKeeper } from './content/main-data-keeper.ts';
import { htmlDocument } from './document.ts';
import type { Loaded } from './page-cache/page-cache.ts';
import { storePage, type StoredPage } from './page-cache/stored-page.ts';
import { movedPage, pageHeaders, statusOf, type Audience } from './page-headers.ts';
import type { Renderer } from './renderer.ts';
import { createSayOnce } from './say-once.ts';
import type { ContentSecurity } from './security-headers.ts';
import { loadCollectionPage, loadProduct, loadSearch, loadShop } from './shop/load-shop.ts';
import type { ShopAddress } from './shop/shop-address.ts';

export interface PageMakerParts {
  config: Config;
  sources: PageSources;
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
  /** The entry at a path with the categories that are chosen in its lists, or what stands in its place. */
  entry(path: string, chosen?: PageAddress['chosen']): Promise<Loaded>;
  /** The entry with a number as an editor is to see it, whatever its status. Only for whoever holds a ticket to it. */
  preview(id: number, previewKey: string): Promise<StoredPage>;
  /** A page of the shop: its front, a product, a collection, what a search found. */
  shop(address: KnownShopAddress, path: string): Promise<Loaded>;
  /** A page that needs no content: 404, 503, error. */
  plain(kind: 'not-found' | 'unavailable' | 'error', path: string): Promise<StoredPage>;
}

/** An address at which the shop may have a page. */
export type KnownShopAddress = Exclude<ShopAddress, { kind: 'none' }>;

/** Where a page is, and which categories its address chooses. */
type Place = Pick<PageAddress, 'path'> & Partial<PageAddress>;

/** The island that fetches the video host's script. */
const filmPlayer = 'data-island="video-player"';

type Made = Omit<LoadedModel, 'outcome'>;

export function createPageMaker(parts: PageMakerParts): PageMaker {
  const { config, sources, log } = parts;
  const usual = config.EDITORS_PREVIEW === 'on' ? 'editors' : 'visitors';
  const make = createMake(parts);
  const complainOnce = createSayOnce((what, message) => log.error(what, message));

  const finish = async ({ outcome, ...made }: LoadedModel, place: Place): Promise<Loaded> => ({
    outcome,
    page: await make(made, place, usual),
  });

  return {
    async entry(path, chosen = {}) {
      const loaded = await loadPage(sources, { path, chosen }, await parts.renderer());
      if (loaded.outcome === 'moved')
        return { outcome: 'found', page: movedPage(loaded.to, config, usual, parts.now()) };
      const mismatch = foreignPermalink(loaded.model, config);
      if (mismatch) complainOnce({}, mismatch);
      return finish(loaded, { path, chosen });
    },
    async preview(id, previewKey) {
      const { model, path, ...made } = await loadPreview(sources, { id, previewKey }, await parts.renderer());
      return make({ model, ...made }, { path }, 'ticket');
    },
    async shop(address, path) {
      return finish(await loadShopPage(sources.shop, address), { path });
    },
    plain: (kind, path) => make({ model: { kind }, whole: true }, { path }, usual),
  };
}

function loadShopPage(shop: CatalogueClient, address: KnownShopAddress): Promise<LoadedModel> {
  if (address.kind === 'product') return loadProduct(shop, address.handle);
  if (address.kind === 'collection') return loadCollectionPage(shop, address);
  return address.kind === 'search' ? loadSearch(shop, address) : loadShop(shop);
}

/** Renders a page for somebody and makes a finished answer of it. */
function createMake(parts: PageMakerParts) {
  const { config, security, log } = parts;
  const warnOnce = createSayOnce((what, message) => log.warn(what, message));

  return async (
    { model, whole, gaps, entryTag }: Made,
    { path, chosen = {} }: Place,
    audience: Audience,
  ): Promise<StoredPage> => {
    const { renderPage } = await parts.renderer();
    const page = renderPage(model, {
      organisation: { name: config.ORGANISATION_NAME, url: config.ORGANISATION_URL },
      mainData: parts.mainData.current(),
      rates: parts.rates(),
      siteOrigin: config.SITE_ORIGIN,
      videoHost: { scriptUrl: config.VIDEO_SCRIPT_URL, frameOrigin: config.VIDEO_FRAME_ORIGIN },
      path,
      chosen,
      notices: audience === 'visitors' ? 'hidden' : 'shown',
    });
    for (const problem of page.problems) warnOnce({ path, block: problem }, 'a block was left out');
    const head = await parts.assets.headFor(page);
    const { styleHashes } = head;
    return storePage({
      status: statusOf[model.kind],
      html: htmlDocument(page, head, {
        canonical:
          page.listed && audience === 'visitors'
            ? config.SITE_ORIGIN + (page.canonicalPath ?? encodeURI(path))
            : undefined,
        organisationName: config.ORGANISATION_NAME,
        checkoutOrigins: config.CHECKOUT_ORIGINS,
      }),
      headers: pageHeaders(model.kind, {
        ...{ config, security, styleHashes, audience },
        hasFilm: page.body.some((part) => typeof part === 'string' && part.includes(filmPlayer)),
      }),
      whole: whole && parts.mainData.isLoaded(),
      gaps: gaps === true || !parts.mainData.isLoaded(),
      ...(entryTag !== undefined && { entryTag }),
      ...(page.lists && { lists: page.lists }),
      renderedAt: parts.now(),
    });
  };
}

/** An entry that says it is on a host which is neither the content service's nor the site's. */
function foreignPermalink(model: PageModel, config: Config): string | undefined {
  const { permalink } = 'entry' in model ? model.entry : { permalink: '/' };
  return permalink.startsWith('http') ? addressMismatch(new URL(permalink).origin, config) : undefined;
}
