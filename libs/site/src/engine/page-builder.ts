import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Organisation } from '@guildhall/organisation';
import type { Caching } from '../config/caching.ts';
import type { LoadedModel, MovedPage } from '../page/loaded-model.ts';
import type { PageContext, PageModel, RenderedPage } from '../page/page-model.ts';
import type { Assets } from './assets/assets.ts';
import { findUsedNamesOnPage } from './assets/used-names.ts';
import { findServiceWorker } from './assets/worker-switch.ts';
import { createDocumentRenderer } from './document.ts';
import { createLogOnce } from './log-once.ts';
import type { PageLoadResult } from './page-cache/page-cache.ts';
import { createStoredPage, type StoredPage } from './page-cache/stored-page.ts';
import { createPageContextFactory, type PageContextOptions, type PageLocation } from './page-context.ts';
import { createPageHeaders, createRedirectPage, type Audience } from './page-headers.ts';
import { getTraits, type TraitsByKind } from './page-kind.ts';
import { publishRender } from './page-measures.ts';
import { createPlainPages, type PlainPageKind, type PlainPagesOptions } from './plain-pages.ts';
import type { PageRenderer } from '../page/renderer.ts';
import { findRoute, type PageRoute } from './routes.ts';
import { findMembersArea } from './security/members-area.ts';
import type { ContentSecurity } from './security/security-headers.ts';
import { findConsentSettings } from './security/tag-manager.ts';

export interface PageBuilderOptions extends PageContextOptions, PlainPagesOptions {
  /** Traits of the pages of all models. */
  models: TraitsByKind;
  routes: readonly PageRoute[];
  caching: Caching;
  mainData: PageContextOptions['mainData'] & PlainPagesOptions['mainData'];
  renderer: () => PageRenderer | Promise<PageRenderer>;
  assets: Assets;
  security: ContentSecurity;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

/** Builds finished pages of what was loaded: renders, adds headers. It knows no kind of page. */
export interface PageBuilder {
  /** Builds a page for the cache, or the redirect to where it has moved. */
  toLoadResult(loaded: LoadedModel | MovedPage, location: PageLocation): Promise<PageLoadResult>;
  /** Builds a page that no cache keeps. @default audience: visitors, or editors on their own site */
  build(loaded: LoadedPage, location: PageLocation, audience?: Audience): Promise<StoredPage>;
  createPageContext(path: string): PageContext;
  /** Returns the 404, 410, 503 or error page; built once for all URLs. */
  getPlainPage(kind: PlainPageKind): Promise<StoredPage>;
}

type LoadedPage = Omit<LoadedModel, 'outcome'>;

export function createPageBuilder(options: PageBuilderOptions): PageBuilder {
  const defaultAudience = options.config.EDITORS_PREVIEW === 'on' ? 'editors' : 'visitors';
  const createPageContext = createPageContextFactory(options);
  const render = createPageRenderer(options, createPageContext);
  const getPlainPage = createPlainPages(options, (kind) =>
    render({ model: { kind }, fullyRead: true }, { path: '' }, defaultAudience),
  );
  return {
    async toLoadResult(loaded, location) {
      if (loaded.outcome === 'moved')
        return { outcome: 'found', page: createRedirectPage(loaded.to, options, defaultAudience) };
      const { outcome, ...page } = loaded;
      const { kind } = page.model;
      const isPlain = getTraits(options.models, page.model).isSameEverywhere;
      return {
        outcome,
        page: await (isPlain ? getPlainPage(kind as PlainPageKind) : render(page, location, defaultAudience)),
      };
    },
    build: (loaded, location, audience = defaultAudience) => render(loaded, location, audience),
    createPageContext: (path) => createPageContext({ path }, defaultAudience),
    getPlainPage,
  };
}

/** Returns what was loaded of a page that is complete. */
export function toFound<Model extends PageModel>(model: Model): LoadedModel<Model> & { outcome: 'found' } {
  return { outcome: 'found', model, fullyRead: true };
}

/** Upper limit for loading from memory, ms. Reading takes longer. */
const memoryMs = 1;

/** Lets other requests run between the parsing of what was read and the rendering. */
export async function yieldAfterParsing<Loaded>(loading: Promise<Loaded> | Loaded): Promise<Loaded> {
  const since = performance.now();
  const loaded = await loading;
  if (performance.now() - since > memoryMs) await pause();
  return loaded;
}

function createPageRenderer(
  options: PageBuilderOptions,
  createPageContext: ReturnType<typeof createPageContextFactory>,
) {
  const { organisation, config, caching, security, log } = options;
  const members = findMembersArea(config, organisation.paths);
  const logProblems = createProblemLog(log);
  const renderDocument = createDocumentRenderer({ ...getDocumentFacts(options), members });
  const isMeasured = findConsentSettings(config, organisation)?.webVitals === true;
  // Those with personal data are not measured, nor those that stand at every path, such as a 404.
  const findMeasuredRoute = (path: string) =>
    isMeasured && path !== '' ? findRoute(options.routes, path)?.name : undefined;

  return async (
    { model, fullyRead, partsMissing, entryTag, cards, revision = 0 }: LoadedPage,
    location: PageLocation,
    audience: Audience,
  ): Promise<StoredPage> => {
    const { path } = location;
    const traits = getTraits(options.models, model);
    const { renderPage, head: site } = await options.renderer();
    const since = performance.now();
    const page = await renderPage(model, createPageContext(location, audience));
    publishRender(model.kind, since);
    logProblems(page, path);
    const used = findUsedNamesOnPage(page.body);
    const assets = await options.assets.createHead({ used, tints: page.tints });
    const { styleHashes } = assets;
    const canBeMeasured = audience === 'visitors' && !traits.isPrivate && traits.isMeasured !== false;
    return createStoredPage({
      status: traits.status ?? 200,
      html: renderDocument(page, {
        ...{ site, assets },
        canonical:
          page.listed && audience === 'visitors'
            ? config.SITE_ORIGIN + (page.canonicalPath ?? encodeURI(path))
            : undefined,
        hasServiceWorker: findServiceWorker(config, options.assets) !== undefined,
        measuredRoute: canBeMeasured ? findMeasuredRoute(path) : undefined,
      }),
      headers: createPageHeaders(traits, {
        ...{ config, caching, security, styleHashes, audience },
        hasVideo: used.has('#video-player') || (traits.hasMembersContent === true && members !== undefined),
        hasSignUp: used.has('#sign-up'),
        hasTags: !traits.isPrivate && audience === 'visitors',
      }),
      fullyRead: fullyRead && options.mainData.isLoaded(),
      partsMissing: partsMissing === true || !options.mainData.isLoaded(),
      ...(entryTag !== undefined && { entryTag }),
      ...getChoices(page),
      ...(cards && { cards, revision }),
      isSentOnce: traits.isSentOnce === true,
      hasReference: traits.hasReference === true,
      renderedAt: options.now(),
    });
  };
}

/** Creates the function that logs each problem of pages once. */
function createProblemLog(log: PageBuilderOptions['log']) {
  const warnOnce = createLogOnce((what, message) => log.warn(what, message));
  return ({ problems, warnings = [] }: RenderedPage, path: string): void => {
    for (const problem of problems) warnOnce({ path, block: problem }, 'a block was left out');
    for (const warning of warnings)
      warnOnce(
        { path, block: warning },
        warning.field === 'price'
          ? 'a price on a page differs from the billing vendor'
          : 'a block names a plan that the organisation does not have',
      );
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
function getDocumentFacts({
  organisation,
  config,
}: Pick<PageBuilderOptions, 'config'> & { organisation: Organisation }) {
  const { language, locale, feedTypes, switches, eventVendors } = organisation;
  return {
    ...{ language, locale, siteOrigin: config.SITE_ORIGIN, hasFeed: feedTypes.length > 0 },
    organisationName: organisation.name,
    checkoutOrigins: config.CHECKOUT_ORIGINS,
    eventVendors: switches.shop ? Object.keys(eventVendors) : [],
  };
}
