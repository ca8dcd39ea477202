import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { BankTransferResponse, PlanPrice } from '@guildhall/api-contract';
import type { PageUrl } from '@guildhall/blocks';
import { builtInBlocks, type BlockDefinition, type Entry } from '@guildhall/cms-client';
import type { Rates } from '@guildhall/money';
import type { Organisation } from '@guildhall/organisation';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { LoadedModel, MovedPage } from '../page/loaded-model.ts';
import type { Frame, PageModel, RenderedPage, SiteSearchModel } from '../page/page-model.ts';
import { rememberFor } from '../page/remember-for.ts';
import type { Assets } from './assets/assets.ts';
import { findUsedNamesOnPage } from './assets/used-names.ts';
import type { Config } from '../config/config.ts';
import { getVideoHost } from './video-host.ts';
import { describeOriginMismatch } from '../content/content-origin.ts';
import { loadPage, loadPreview, type PageSources } from '../pages/entry/load-page.ts';
import { createOwnAddresses, noteTakenAddress } from '../pages/taken-address.ts';
import { collectCardKeys } from '../content/card-keys.ts';
import { createPickedCardsFinder } from '../pages/entry/picked-cards.ts';
import type { FormerPages } from '../content/former-pages.ts';
import type { GoneEntries } from '../content/gone-entries.ts';
import type { MainDataRefresher } from '../content/main-data-refresher.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { createConsentPages, type ConsentPages } from '../pages/consent/consent-pages.ts';
import { createDocumentRenderer } from './document.ts';
import { findMembersArea } from './security/members-area.ts';
import type { Caching } from './caching.ts';
import type { PageLoadResult } from './page-cache/page-cache.ts';
import { createStoredPage, type StoredPage } from './page-cache/stored-page.ts';
import {
  createRedirectPage,
  createPageHeaders,
  getStatusCode,
  isPrivate,
  createSearchHeaders,
  type Audience,
} from './page-headers.ts';
import { findConsentSettings } from './security/tag-manager.ts';
import { publishRender } from './page-measures.ts';
import { createPlainPages, type PlainPageKind } from './plain-pages.ts';
import type { Renderer } from './renderer.ts';
import { getMembersPageName } from '../pages/routes.ts';
import { createMeasuredRoutes } from '../endpoints/vitals/measured-routes.ts';
import { createLogOnce } from './log-once.ts';
import type { ContentSecurity } from './security/security-headers.ts';
import { findServiceWorker } from './assets/worker-switch.ts';
import { loadCollectionPage, loadProduct, loadSearch, loadShop } from '../pages/shop/load-shop.ts';
import type { ShopPageRequest } from '../pages/shop/shop-page-request.ts';

export interface PageBuilderOptions {
  organisation: Organisation;
  /** @default builtInBlocks */
  blocks?: readonly BlockDefinition[];
  /** @default English */
  texts?: OwnTexts;
  config: Config;
  caching: Caching;
  sources: PageSources;
  gone?: Pick<GoneEntries, 'getRevision'>;
  /** @default every missing page is a 404 */
  formerPages?: Pick<FormerPages, 'find' | 'markFound'>;
  /**
   * Finds where the path of a missing page leads. `failed`: nobody can say right now.
   * @default nowhere
   */
  findMoved?: (path: string) => Promise<MovedPage | LoadedModel | undefined>;
  rates: () => Rates;
  planPrices: () => readonly PlanPrice[];
  mainData: MainDataRefresher;
  renderer: () => Renderer | Promise<Renderer>;
  assets: Assets;
  security: ContentSecurity;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Builds finished pages: reads, renders, adds headers. */
export interface PageBuilder extends ConsentPages {
  /**
   * Builds the entry at a path with the chosen categories, or the page that replaces it, such as one of the site's own
   * code.
   */
  buildEntry(path: string, chosen?: PageUrl['chosen']): Promise<PageLoadResult>;
  /** Builds an entry for editors, whatever its status. Only for holders of a ticket to it. */
  buildPreview(request: PreviewRequest): Promise<StoredPage>;
  buildShopPage(request: ValidShopPageRequest, path: string): Promise<PageLoadResult>;
  buildMembersPage(path: string): Promise<PageLoadResult>;
  /** Builds the page that searches the site. */
  buildSearchPage(search: SiteSearchModel): Promise<StoredPage>;
  /** Builds the page that says how to pay for a membership by bank transfer. */
  buildPaymentPage(transfer: BankTransferResponse): Promise<StoredPage>;
  createFrame(path: string): Frame;
  /** Returns the 404, 410, 503 or error page; built once for all URLs. */
  getPlainPage(kind: PlainPageKind): Promise<StoredPage>;
}

export interface PreviewRequest {
  id: number;
  /** Give access to drafts at the content service: the first, or else the next. */
  previewKeys: readonly string[];
  /** Repeated in the links of the preview. */
  ticket: string;
  chosen: PageUrl['chosen'];
}

export type ValidShopPageRequest = Exclude<ShopPageRequest, { kind: 'none' }>;

type PageLocation = Pick<PageUrl, 'path'> & Partial<PageUrl> & { ticket?: string };

type LoadedPage = Omit<LoadedModel, 'outcome'> & { revision?: number };

export function createPageBuilder(options: PageBuilderOptions): PageBuilder {
  const { config, sources, log } = options;
  const defaultAudience = config.EDITORS_PREVIEW === 'on' ? 'editors' : 'visitors';
  const createFrame = createFrameFactory(options);
  const render = createPageRenderer(options, createFrame);
  const logErrorOnce = createLogOnce((what, message) => log.error(what, message));

  const getPlainPage = createPlainPages(options, (kind) =>
    render({ model: { kind }, fullyRead: true }, { path: '' }, defaultAudience),
  );

  const finish = createFinisher(getPlainPage, (...page) => render(...page, defaultAudience));
  const redirect = ({ to }: MovedPage): PageLoadResult => ({
    outcome: 'found',
    page: createRedirectPage(to, options, defaultAudience),
  });
  const isOwnAddress = createOwnAddresses(options.organisation);
  const describeMismatch = rememberFor((entry: Entry) => describePermalinkMismatch(entry, config));

  return {
    async buildEntry(path, chosen = {}) {
      const renderer = await options.renderer();
      if (renderer.hasPage(path))
        return finish({ outcome: 'found', model: { kind: 'own' }, fullyRead: true }, { path });
      if (path === options.organisation.accessibility?.path)
        return finish({ outcome: 'found', model: { kind: 'accessibility' }, fullyRead: true }, { path });
      const revision = options.gone?.getRevision() ?? 0;
      const read = await yieldAfterParsing(loadPage(sources, { path, chosen }, renderer));
      const moved = read.outcome === 'missing' ? await options.findMoved?.(path) : undefined;
      const loaded = moved ?? (await findFormer(read, path, options.formerPages));
      if (loaded.outcome === 'moved') return redirect(loaded);
      const mismatch = 'entry' in loaded.model ? describeMismatch(loaded.model.entry) : undefined;
      if (mismatch) logErrorOnce({}, mismatch);
      return finish({ ...loaded, revision }, { path, chosen });
    },
    async buildPreview({ ticket, chosen, ...request }) {
      const renderer = await options.renderer();
      const { model, path, ...loaded } = await yieldAfterParsing(
        loadPreview(sources, { ...request, chosen }, renderer),
      );
      const shown = isOwnAddress(path, renderer) ? noteTakenAddress(model, path) : model;
      return render({ model: shown, ...loaded }, { path, chosen, ticket }, 'ticket');
    },
    async buildShopPage(request, path) {
      const loaded = await yieldAfterParsing(loadShopPage(sources.shop, request));
      return loaded.outcome === 'moved' ? redirect(loaded) : finish(loaded, { path });
    },
    buildMembersPage(path) {
      const model = { kind: 'members', page: getMembersPageName(options.organisation, path) } as const;
      return finish({ outcome: 'found', model, fullyRead: true }, { path });
    },
    ...createVisitorsOwnPages(options, (...page) => render(...page, defaultAudience)),
    ...createConsentPages(options, {
      createFrame: () => createFrame({ path: '' }, defaultAudience),
      finish: (model, path) => finish({ outcome: 'found', model, fullyRead: true }, { path }),
    }),
    createFrame: (path) => createFrame({ path }, defaultAudience),
    getPlainPage,
  };
}

/** Creates the function that renders what was loaded, or takes one of the pages that are the same for all URLs. */
function createFinisher(getPlainPage: PageBuilder['getPlainPage'], render: RenderPage) {
  return async (
    { outcome, ...loaded }: LoadedModel & LoadedPage,
    location: PageLocation,
  ): Promise<PageLoadResult> => {
    const { kind } = loaded.model;
    const isPlain = kind === 'not-found' || kind === 'gone' || kind === 'unavailable';
    return { outcome, page: await (isPlain ? getPlainPage(kind) : render(loaded, location)) };
  };
}

/** Makes a missing page that existed before one that is gone, or leads to where it is now. */
async function findFormer(
  loaded: LoadedModel | MovedPage,
  path: string,
  formerPages: PageBuilderOptions['formerPages'],
): Promise<LoadedModel | MovedPage> {
  if (loaded.outcome === 'found') formerPages?.markFound(path);
  const former = loaded.outcome === 'missing' ? await formerPages?.find(path) : undefined;
  if (former === 'removed') return { outcome: 'missing', model: { kind: 'gone' }, fullyRead: true };
  return former ?? loaded;
}

/** Upper limit for loading from memory, ms. Reading takes longer. */
const memoryMs = 1;

/** Lets other requests run between the parsing of what was read and the rendering. */
async function yieldAfterParsing<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const since = performance.now();
  const loaded = await loading;
  if (performance.now() - since > memoryMs) await pause();
  return loaded;
}

type RenderPage = (loaded: LoadedPage, location: PageLocation) => Promise<StoredPage>;

/** Builds pages that are rendered for one visitor and stored nowhere. */
function createVisitorsOwnPages(
  { organisation }: Pick<PageBuilderOptions, 'organisation'>,
  render: RenderPage,
): Pick<PageBuilder, 'buildSearchPage' | 'buildPaymentPage'> {
  const path = organisation.search || '';
  return {
    buildSearchPage: (search) =>
      render({ model: { kind: 'site-search', ...search }, fullyRead: true }, { path }),
    buildPaymentPage: (transfer) =>
      render({ model: { kind: 'payment', transfer }, fullyRead: true }, { path: '' }),
  };
}

function loadShopPage(
  shop: CatalogueClient,
  request: ValidShopPageRequest,
): Promise<LoadedModel | MovedPage> {
  // Only the browser knows the visitor's cart.
  if (request.kind === 'cart')
    return Promise.resolve({ outcome: 'found', model: { kind: 'cart' }, fullyRead: true });
  if (request.kind === 'product') return loadProduct(shop, request);
  if (request.kind === 'collection') return loadCollectionPage(shop, request);
  return request.kind === 'search' ? loadSearch(shop, request) : loadShop(shop);
}

function createFrameFactory({
  organisation,
  texts,
  config,
  mainData,
  rates,
  planPrices,
}: PageBuilderOptions) {
  const checkout = config.billing?.checkout;
  const members = findMembersArea(config, organisation.paths);
  const consent = findConsentSettings(config, organisation);
  return ({ path, chosen = {}, ticket }: PageLocation, audience: Audience): Frame => ({
    organisation: { name: config.ORGANISATION_NAME, url: config.ORGANISATION_URL },
    facts: organisation,
    ...(texts && { texts }),
    mainData: mainData.current(),
    rates: rates(),
    planPrices: planPrices(),
    siteOrigin: config.SITE_ORIGIN,
    videoHost: getVideoHost(config),
    ...(checkout && { checkout }),
    ...(members && { members }),
    ...(consent && { consent }),
    path,
    chosen,
    ...(ticket !== undefined && { previewTicket: ticket }),
    notices: audience === 'visitors' ? 'hidden' : 'shown',
  });
}

function createPageRenderer(options: PageBuilderOptions, createFrame: ReturnType<typeof createFrameFactory>) {
  const { organisation, config, caching, security, log } = options;
  const members = findMembersArea(config, organisation.paths);
  const findPickedCards = createPickedCardsFinder(options.blocks ?? builtInBlocks);
  const warnOnce = createLogOnce((what, message) => log.warn(what, message));
  const renderDocument = createDocumentRenderer({ ...getDocumentFacts(options), members });
  const findMeasuredRoute = createMeasuredRoutes(config, organisation);

  return async (
    { model, fullyRead, partsMissing, entryTag, revision = 0 }: LoadedPage,
    location: PageLocation,
    audience: Audience,
  ): Promise<StoredPage> => {
    const { path } = location;
    const { renderPage, head: site } = await options.renderer();
    const since = performance.now();
    const page = await renderPage(model, createFrame(location, audience));
    publishRender(model.kind, since);
    for (const problem of page.problems) warnOnce({ path, block: problem }, 'a block was left out');
    for (const warning of page.warnings ?? [])
      warnOnce(
        { path, block: warning },
        warning.field === 'price'
          ? 'a price on a page differs from the billing vendor'
          : 'a block names a plan that the organisation does not have',
      );
    const used = findUsedNamesOnPage(page.body);
    const assets = await options.assets.createHead({ used, tints: page.tints });
    const { styleHashes } = assets;
    const cards = findListedEntries(model, findPickedCards);
    return createStoredPage({
      status: getStatusCode(model),
      html: renderDocument(page, {
        ...{ site, assets },
        canonical:
          page.listed && audience === 'visitors'
            ? config.SITE_ORIGIN + (page.canonicalPath ?? encodeURI(path))
            : undefined,
        hasServiceWorker: findServiceWorker(config, options.assets) !== undefined,
        measuredRoute: audience === 'visitors' ? findMeasuredRoute(model.kind, path) : undefined,
      }),
      headers: {
        ...createPageHeaders(model.kind, {
          ...{ config, caching, security, styleHashes, audience },
          // Members' content behind a gate may contain a video.
          hasVideo: used.has('#video-player') || (model.kind === 'gate' && members !== undefined),
          hasSignUp: used.has('#sign-up'),
          hasTags: !isPrivate(model.kind) && audience === 'visitors',
        }),
        ...(model.kind === 'site-search' && createSearchHeaders(model, caching)),
      },
      fullyRead: fullyRead && options.mainData.isLoaded(),
      partsMissing: partsMissing === true || !options.mainData.isLoaded(),
      ...(entryTag !== undefined && { entryTag }),
      ...getChoices(page),
      ...(cards && { cards, revision }),
      isSentOnce: model.kind === 'payment' || (model.kind === 'site-search' && model.state === 'searched'),
      hasReference: model.kind === 'error' || model.kind === 'unavailable',
      renderedAt: options.now(),
    });
  };
}

/** Returns what a URL can choose on a page. */
function getChoices({
  lists,
  listPages,
  variants,
}: RenderedPage): Pick<RenderedPage, 'lists' | 'listPages' | 'variants'> {
  return { ...(lists && { lists }), ...(listPages && { listPages }), ...(variants && { variants }) };
}

/** Returns what the documents of all pages have in common. */
function getDocumentFacts({ organisation, config }: Pick<PageBuilderOptions, 'organisation' | 'config'>) {
  const { language, locale, feedTypes, switches, eventVendors } = organisation;
  return {
    ...{ language, locale, siteOrigin: config.SITE_ORIGIN, hasFeed: feedTypes.length > 0 },
    organisationName: config.ORGANISATION_NAME,
    checkoutOrigins: config.CHECKOUT_ORIGINS,
    eventVendors: switches.shop ? Object.keys(eventVendors) : [],
  };
}

/** Returns the page keys of all entries listed on a page; `undefined` if it lists none. */
function findListedEntries(
  model: PageModel,
  findPickedCards: ReturnType<typeof createPickedCardsFinder>,
): Set<string> | undefined {
  if (model.kind !== 'entry') return undefined;
  const picked = findPickedCards(model.entry.content);
  const listed = Object.values(model.data.cards);
  if (picked.length + listed.length === 0) return undefined;
  const lists = [picked, ...listed].filter((cards) => cards !== 'failed');
  return new Set(lists.flatMap((cards) => [...collectCardKeys(cards)]));
}

/** Returns an error message if the entry's permalink is on a host of neither the content service nor the site. */
function describePermalinkMismatch({ permalink }: Entry, config: Config): string | undefined {
  return permalink.startsWith('http') ? describeOriginMismatch(new URL(permalink).origin, config) : undefined;
}
