import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PlanPrice } from '@guildhall/api-contract';
import type { PageAddress } from '@guildhall/blocks';
import type { Rates } from '@guildhall/money';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { LoadedModel } from '../page/loaded-model.ts';
import type { Frame, MembersPageName, PageModel } from '../page/page-model.ts';
import type { Assets } from './assets/assets.ts';
import { usedOn } from './assets/used-in.ts';
import type { Config } from './config.ts';
import { addressMismatch } from './content/content-address.ts';
import { loadPage, loadPreview, type PageSources } from './content/load-page.ts';
import { keysOfCards } from './content/keys-of-cards.ts';
import type { GoneEntries } from './content/gone-entries.ts';
import type { MainDataRefresher } from './content/main-data-refresher.ts';
import { htmlDocument } from './document.ts';
import { hostedCheckoutOf } from './hosted-checkout.ts';
import { membersAreaOf } from './members-area.ts';
import type { Caching } from './caching.ts';
import type { Loaded } from './page-cache/page-cache.ts';
import { storePage, type StoredPage } from './page-cache/stored-page.ts';
import { movedPage, pageHeaders, statusOf, type Audience } from './page-headers.ts';
import { createPlainPages, type PlainKind } from './plain-pages.ts';
import type { Renderer } from './renderer.ts';
import { createLogOnce } from './log-once.ts';
import type { ContentSecurity } from './security-headers.ts';
import { loadCollectionPage, loadProduct, loadSearch, loadShop } from './shop/load-shop.ts';
import type { ShopAddress } from './shop/shop-address.ts';

export interface PageMakerParts {
  config: Config;
  caching: Caching;
  sources: PageSources;
  gone?: Pick<GoneEntries, 'moment'>;
  /** The current exchange rates. */
  rates: () => Rates;
  /** The prices of memberships at the billing vendor. */
  planPrices: () => readonly PlanPrice[];
  mainData: MainDataRefresher;
  renderer: () => Renderer | Promise<Renderer>;
  assets: Assets;
  security: ContentSecurity;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Makes finished pages: read, rendered, with their headers. */
export interface PageMaker {
  /** The entry at a path with the categories that are chosen in its lists, or the page that is shown instead. */
  entry(path: string, chosen?: PageAddress['chosen']): Promise<Loaded>;
  /** The entry with a number as an editor is to see it, whatever its status. Only for holders of a ticket to it. */
  preview(asked: PreviewAsked): Promise<StoredPage>;
  /** A page of the shop: its front, a product, a collection, what a search found. */
  shop(address: KnownShopAddress, path: string): Promise<Loaded>;
  /** One of the members' own pages, by its path in the route table. */
  members(path: string): Promise<Loaded>;
  /** What is around every page and in it, for rendering a part of one. */
  frame(path: string): Frame;
  /** A page that needs no content: 404, 503, error. Made once for all addresses. */
  plain(kind: PlainKind): Promise<StoredPage>;
}

/** The entry of a ticket. */
export interface PreviewAsked {
  id: number;
  /** Opens what is not published at the content service. */
  previewKey: string;
  /** Its own ticket, with which the preview's links lead back to it. */
  ticket: string;
  /** The categories that the preview's address chooses. */
  chosen: PageAddress['chosen'];
}

/** An address at which the shop may have a page. */
export type KnownShopAddress = Exclude<ShopAddress, { kind: 'none' }>;

/** Where a page is, and which categories its address chooses. */
type Place = Pick<PageAddress, 'path'> & Partial<PageAddress> & { ticket?: string };

type Made = Omit<LoadedModel, 'outcome'> & { moment?: number };

export function createPageMaker(parts: PageMakerParts): PageMaker {
  const { config, sources, log } = parts;
  const usual = config.EDITORS_PREVIEW === 'on' ? 'editors' : 'visitors';
  const frameOf = createFrame(parts);
  const make = createMake(parts, frameOf);
  const logErrorOnce = createLogOnce((what, message) => log.error(what, message));

  const plain = createPlainPages(parts, (kind) =>
    make({ model: { kind }, fullyRead: true }, { path: '' }, usual),
  );

  const finish = async ({ outcome, ...made }: LoadedModel & Made, place: Place): Promise<Loaded> => {
    const { kind } = made.model;
    const isPlain = kind === 'not-found' || kind === 'unavailable';
    return { outcome, page: await (isPlain ? plain(kind) : make(made, place, usual)) };
  };

  return {
    async entry(path, chosen = {}) {
      const moment = parts.gone?.moment() ?? 0;
      const loaded = await loadPage(sources, { path, chosen }, await parts.renderer());
      if (loaded.outcome === 'moved') return { outcome: 'found', page: movedPage(loaded.to, parts, usual) };
      const mismatch = permalinkOnOtherSite(loaded.model, config);
      if (mismatch) logErrorOnce({}, mismatch);
      return finish({ ...loaded, moment }, { path, chosen });
    },
    async preview({ ticket, chosen, ...asked }) {
      const { model, path, ...made } = await loadPreview(
        sources,
        { ...asked, chosen },
        await parts.renderer(),
      );
      return make({ model, ...made }, { path, chosen, ticket }, 'ticket');
    },
    async shop(address, path) {
      return finish(await loadShopPage(sources.shop, address), { path });
    },
    members(path) {
      const model = { kind: 'members', page: path.slice(1) as MembersPageName } as const;
      return finish({ outcome: 'found', model, fullyRead: true }, { path });
    },
    frame: (path) => frameOf({ path }, usual),
    plain,
  };
}

function loadShopPage(shop: CatalogueClient, address: KnownShopAddress): Promise<LoadedModel> {
  if (address.kind === 'product') return loadProduct(shop, address.handle);
  if (address.kind === 'collection') return loadCollectionPage(shop, address);
  return address.kind === 'search' ? loadSearch(shop, address) : loadShop(shop);
}

/** What every page shows around its content, at a place and for somebody. */
function createFrame({ config, mainData, rates, planPrices }: PageMakerParts) {
  const checkout = hostedCheckoutOf(config);
  const members = membersAreaOf(config);
  return ({ path, chosen = {}, ticket }: Place, audience: Audience): Frame => ({
    organisation: { name: config.ORGANISATION_NAME, url: config.ORGANISATION_URL },
    mainData: mainData.current(),
    rates: rates(),
    planPrices: planPrices(),
    siteOrigin: config.SITE_ORIGIN,
    videoHost: { scriptUrl: config.VIDEO_SCRIPT_URL, frameOrigin: config.VIDEO_FRAME_ORIGIN },
    ...(checkout && { checkout }),
    ...(members && { members }),
    path,
    chosen,
    ...(ticket !== undefined && { previewTicket: ticket }),
    notices: audience === 'visitors' ? 'hidden' : 'shown',
  });
}

/** Renders a page for somebody and makes a finished answer of it. */
function createMake(parts: PageMakerParts, frameOf: ReturnType<typeof createFrame>) {
  const { config, caching, security, log } = parts;
  const members = membersAreaOf(config);
  const warnOnce = createLogOnce((what, message) => log.warn(what, message));

  return async (
    { model, fullyRead, partsMissing, entryTag, moment = 0 }: Made,
    place: Place,
    audience: Audience,
  ): Promise<StoredPage> => {
    const { path } = place;
    const { renderPage } = await parts.renderer();
    // Parsing took its share of the thread: other requests are served before the page is rendered.
    await pause();
    const page = await renderPage(model, frameOf(place, audience));
    for (const problem of page.problems) warnOnce({ path, block: problem }, 'a block was left out');
    for (const warning of page.warnings ?? [])
      warnOnce({ path, block: warning }, 'a page contradicts the billing vendor');
    const used = usedOn(page.body);
    const head = await parts.assets.headFor({ used, tints: page.tints });
    const { styleHashes } = head;
    const cards = entriesListedOn(model);
    return storePage({
      status: statusOf[model.kind],
      html: htmlDocument(page, head, {
        canonical:
          page.listed && audience === 'visitors'
            ? config.SITE_ORIGIN + (page.canonicalPath ?? encodeURI(path))
            : undefined,
        organisationName: config.ORGANISATION_NAME,
        checkoutOrigins: config.CHECKOUT_ORIGINS,
        members,
      }),
      headers: pageHeaders(model.kind, {
        ...{ config, caching, security, styleHashes, audience },
        // What members read at a gate may hold a film.
        hasFilm: used.has('#video-player') || (model.kind === 'gate' && members !== undefined),
        hasSignUp: used.has('#sign-up'),
      }),
      fullyRead: fullyRead && parts.mainData.isLoaded(),
      partsMissing: partsMissing === true || !parts.mainData.isLoaded(),
      ...(entryTag !== undefined && { entryTag }),
      ...(page.lists && { lists: page.lists }),
      ...(cards && { cards, moment }),
      renderedAt: parts.now(),
    });
  };
}

/** The entries whose cards a page shows, by the keys of their pages; `undefined` where a page lists none. */
function entriesListedOn(model: PageModel): Set<string> | undefined {
  if (model.kind !== 'entry') return undefined;
  const picked = model.entry.content.flatMap((block) => (block.name === 'card-links' ? [block.cards] : []));
  const listed = Object.values(model.data.cards);
  if (picked.length + listed.length === 0) return undefined;
  return keysOfCards([...picked, ...listed].flatMap((cards) => (cards === 'failed' ? [] : cards)));
}

/** An entry that says it is on a host which is neither the content service's nor the site's. */
function permalinkOnOtherSite(model: PageModel, config: Config): string | undefined {
  const { permalink } = 'entry' in model ? model.entry : { permalink: '/' };
  return permalink.startsWith('http') ? addressMismatch(new URL(permalink).origin, config) : undefined;
}
