// Its styles come first: they begin with the order of the layers.
import { listMainPages } from '../chrome/navigation.ts';
import '@guildhall/ui';
import {
  findCardRoute,
  getCardRoutes,
  getFilteredLists,
  getListPages,
  getPageLinks,
  isPageParameter,
  collectFrameHeightRules,
  computeOutline,
  type BlockRegistry,
  type CardGridProps,
  type ChosenCategories,
  type PageUrl,
} from '@guildhall/blocks';
import type { Block, ContentProblem, Entry } from '@guildhall/cms-client';
import { memberTexts, type MemberTexts } from '@guildhall/member-portal';
import { mergeTexts } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { kitIslands } from '../islands/kit-sources.ts';
import { ErrorPage } from '../pages/messages/ErrorPage.tsx';
import { GatePage } from '../pages/entry/GatePage.tsx';
import { MembersPage, getMembersPageTitle } from '../pages/members/MembersPage.tsx';
import { NotFoundPage } from '../pages/messages/NotFoundPage.tsx';
import { OfflinePage } from '../pages/messages/OfflinePage.tsx';
import { UnavailablePage } from '../pages/messages/UnavailablePage.tsx';
import type { SiteDefinition } from '../site-definition.ts';
import { findDescription } from '../render/description.ts';
import { findSharedPicture } from '../render/find-shared-picture.ts';
import { findParents, toBreadcrumbs } from '../render/structured-data/breadcrumbs.ts';
import { findArticleDates, toEntryJsonLd } from '../render/structured-data/entry-json-ld.ts';
import { formatStructuredData } from '../render/structured-data/format-structured-data.ts';
import type { Frame, PageData, PageModel, RenderedPage } from '../page/page-model.ts';
import { siteSearchTexts } from '../texts/site-search-texts.ts';
import { rememberFor } from '../page/remember-for.ts';
import { renderSiteHead, type SiteHead } from '../page/site-head.ts';
import { toPriceNotation, toPricing } from '../page/pricing.ts';
import { findRequiredCollections } from '../page/required-collections.ts';
import {
  findMemberCards,
  renderMemberEntry,
  type MemberEntryOptions,
} from '../pages/members/render-member-entry.tsx';
import { renderAccessibility } from '../pages/accessibility/render-accessibility.tsx';
import { renderCardsInPieces } from '../render/cards-in-pieces.tsx';
import { createPageLimits, renderBlocks, type RenderLimits } from '../render/render-blocks.tsx';
import { createChromeRenderer } from '../render/render-chrome.tsx';
import {
  renderCart,
  renderCollection,
  renderProduct,
  renderSearch,
  renderShop,
} from '../pages/shop/render-shop.tsx';
import { renderConsentBar, renderConsentPage } from '../pages/consent/render-consent.tsx';
import { renderPayment } from '../pages/payment/render-payment.tsx';
import { renderHtml, type TextsFrame } from '../render/render-html.tsx';
import { renderSiteSearch } from '../pages/search/render-site-search.tsx';
import { createSitePages, getPage, renderSitePage, type SitePages } from '../pages/own/render-own-page.tsx';
import { createSiteViews, listViewNames, type SiteViews } from '../render/site-views.ts';
import { collectTintRules } from '../render/tints.ts';

/** Texts that title members' pages. */
const pageTitles: Pick<MemberTexts, 'profileTitle' | 'resetTitle'> = memberTexts;

/** Cards of a list, and the page at which it is. */
type PlacedCards = CardGridProps & { place?: PageUrl & { pageParameter: string } };

/** Parts of a renderer that a site's definition decides. */
interface RenderedSite {
  head: SiteHead;
  renderChrome: ReturnType<typeof createChromeRenderer>;
  pages: SitePages;
  views: SiteViews;
  islands: readonly string[];
}

/**
 * Creates everything that renders an organisation's pages, with React.
 *
 * @param islands names of the site's islands: pages have no others. By default all of the kit
 * @param firstFonts URLs of fonts that browsers fetch before the styles
 * @throws Error if a page of the site is at an impossible path
 */
export function createRenderer(
  definition: SiteDefinition,
  islands: readonly string[] = Object.keys(kitIslands),
  firstFonts: readonly string[] = [],
) {
  const views = createSiteViews(definition);
  const pages = createSitePages(definition.pages);
  const renderChrome = createChromeRenderer(definition.chrome, islands);
  const head = renderSiteHead(definition.head ?? {}, firstFonts);
  const site: RenderedSite = { head, renderChrome, pages, views, islands };
  return {
    head,
    renderPage: (model: PageModel, frame: Frame, limits: RenderLimits = createPageLimits()) =>
      renderPage(site, model, frame, limits),
    renderCards: (
      { place, ...grid }: PlacedCards,
      frame: CardsFrame,
      limits: RenderLimits = createPageLimits(),
    ) => {
      const pageLinks = place && getPageLinks(grid.cards, place.pageParameter, place);
      return renderCards(
        { ...grid, pageLinks, views: views.cards, pricing: getPricing(frame) },
        frame,
        limits,
      );
    },
    renderConsentBar,
    ...createListFinders(views),
    renderMemberEntry: (
      entry: Entry,
      data: PageData,
      { frame, ...options }: Omit<MemberEntryOptions, 'views'>,
    ) => renderMemberEntry(entry, data, { ...options, frame: { ...frame, islands }, views }),
    /** True if a page of the site's own code is at this path. */
    hasPage: (path: string) => pages.has(path),
    /** Paths of the pages of the site's own code. */
    pagePaths: [...pages.keys()] as readonly string[],
    /** Those of them that search engines may list. */
    listedPaths: [...pages]
      .filter(([, { listed = true }]) => listed)
      .map(([path]) => path) as readonly string[],
    /** Names of the blocks that can be shown. */
    viewNames: listViewNames(views) as readonly string[],
    /** Names of the site's islands. */
    islands,
  };
}

/** Creates the functions that find what to read before blocks are rendered. */
function createListFinders(views: SiteViews) {
  type Choice = Omit<Parameters<typeof findMemberCards>[2], 'views'>;
  const getPlainRoutes = rememberFor((blocks: readonly Block[]) =>
    getCardRoutes(blocks, undefined, views.blocks),
  );
  return {
    findCardRoute: (blocks: readonly Block[], index: number, address: ChosenCategories) =>
      findCardRoute(blocks, index, address, views.blocks),
    getCardRoutes: (blocks: readonly Block[], address?: ChosenCategories) =>
      address ? getCardRoutes(blocks, address, views.blocks) : getPlainRoutes(blocks),
    findRequiredCollections,
    findMemberCards: (entry: Entry, data: PageData, choice: Choice) =>
      findMemberCards(entry, data, { ...choice, views }),
  };
}

async function renderPage(
  site: RenderedSite,
  model: PageModel,
  frame: Frame,
  limits: RenderLimits,
): Promise<RenderedPage> {
  const content = await renderContent(model, frame, { site, limits });
  const { before, after } = site.renderChrome(frame);
  const texts = typeof content.html === 'string' ? [content.html] : content.html;
  const start = `<main id="main" tabindex="-1" class="gh-page-grid" data-page="${model.kind}">`;
  return {
    ...content,
    body: [before, start, ...texts, '</main>', after],
    tints: collectTintRules(...texts) + collectFrameHeightRules(...texts),
  };
}

/** Language and prices of cards. Without rates or main data, prices have no equivalents. */
type CardsFrame = TextsFrame & Partial<Pick<Frame, 'rates' | 'mainData'>>;

function getPricing({ facts, rates, mainData }: CardsFrame): CardGridProps['pricing'] {
  if (!rates || !mainData) return toPriceNotation(facts);
  return { ...toPricing({ facts, rates, mainData }), approx: mainData.variousData.approxLabel };
}

/** Renders the cards of one category, which replace those on the page, in slices. */
async function renderCards(
  { cards, ...list }: CardGridProps,
  frame: TextsFrame,
  limits: RenderLimits,
): Promise<RenderedCards> {
  if (cards.length === 0) return { html: '', shown: 0 };
  const { html, shown } = await renderCardsInPieces({ ...list, cards }, frame, limits);
  return { html: html.join(''), shown };
}

interface RenderedCards {
  html: string;
  shown: number;
}

type Content = Omit<RenderedPage, 'body' | 'tints'> & { html: string | readonly string[] };

async function renderContent(
  model: PageModel,
  frame: Frame,
  { site, limits }: { site: RenderedSite; limits: RenderLimits },
): Promise<Content> {
  const { views, islands, head } = site;
  if (model.kind === 'entry') return renderEntry(model, { ...frame, views, islands }, { head, limits });
  if (model.kind === 'own') return renderSitePage(getPage(site.pages, frame.path), frame);
  if (model.kind === 'product') return renderProduct(model, frame);
  if (model.kind === 'shop') return renderShop(model.collections, frame);
  if (model.kind === 'cart') return renderCart(frame);
  if (model.kind === 'collection') return renderCollection(model, frame);
  if (model.kind === 'site-search') return renderSiteSearch(model, frame);
  if (model.kind === 'search') return renderSearch(model, frame);
  if (model.kind === 'consent') return renderConsentPage(frame, model.saved);
  if (model.kind === 'accessibility') return renderAccessibility(frame);
  if (model.kind === 'payment') return renderPayment(model.transfer, frame);
  const { pageData, userAdminData, variousData } = frame.mainData;
  const { membershipLink, contactLink, navigation = [] } = variousData;
  // Pages that only say what happened already link to the front page.
  const pages = listMainPages(navigation).filter(({ url }) => url !== '/');
  const others = [...pages, ...(contactLink ? [contactLink] : [])];
  if (model.kind === 'gate') {
    const { title } = model.entry;
    const { loginLabel } = userAdminData;
    const { paths } = frame.facts;
    const login = frame.members && { label: loginLabel, from: frame.path, paths };
    return renderPlain(title, <GatePage {...{ title, pageData, login, membershipLink }} />, frame);
  }
  if (model.kind === 'members') {
    const { page } = model;
    const { mainData, facts } = frame;
    return renderPlain(
      getMembersPageTitle(page, mainData, mergeTexts(pageTitles, frame.texts?.members)),
      <MembersPage {...{ page, mainData }} paths={facts.paths} />,
      frame,
    );
  }
  const search = frame.facts.search
    ? { path: frame.facts.search, texts: mergeTexts(siteSearchTexts, frame.texts?.search) }
    : undefined;
  if (model.kind === 'not-found' || model.kind === 'gone') {
    const [link, ...links] = others;
    return renderPlain(
      pageData.notFoundTitle,
      <NotFoundPage {...{ pageData, link, links, search }} />,
      frame,
    );
  }
  if (model.kind === 'unavailable')
    return renderPlain(
      pageData.unavailableTitle,
      <UnavailablePage {...{ pageData, links: others, search }} />,
      frame,
    );
  if (model.kind === 'offline')
    return renderPlain(pageData.offlineTitle, <OfflinePage pageData={pageData} />, frame);
  return renderPlain(pageData.errorTitle, <ErrorPage {...{ pageData, links: others, search }} />, frame);
}

async function renderEntry(
  { entry, data }: Extract<PageModel, { kind: 'entry' }>,
  frame: Frame & { views: SiteViews },
  { head, limits }: { head: SiteHead; limits: RenderLimits },
): Promise<Content> {
  const { blocks: registry } = frame.views;
  const metadata = getMetadata(entry);
  return {
    ...metadata,
    listed: true,
    ...formatStructuredData(
      toEntryJsonLd(entry, metadata.picture, frame, head),
      toBreadcrumbs(findParents(frame.path, frame.mainData), entry.title, frame.siteOrigin),
    ),
    ...(await renderBlocks(
      withTitle(entry, registry),
      { ...data, problems: collectProblems(entry, data) },
      frame,
      limits,
    )),
    lists: getFilteredLists(entry.content, data.filters, registry),
    listPages: getListPages(entry.content, data.cards, registry),
    ...getCanonicalPath(frame),
  };
}

/** A later page of a list is a page of its own for search engines; a category is not. */
function getCanonicalPath({ path, chosen = {} }: Frame): Pick<RenderedPage, 'canonicalPath'> {
  if (!Object.keys(chosen).some(isPageParameter)) return {};
  return { canonicalPath: `${encodeURI(path)}?${new URLSearchParams(chosen).toString()}` };
}

const getMetadata = rememberFor((entry: Entry) => {
  const description = findDescription(entry);
  const picture = findSharedPicture(entry);
  const article = findArticleDates(entry);
  return {
    title: entry.seo.title ?? entry.title,
    ...(description !== undefined && { description }),
    ...(picture && { picture }),
    ...(article && { article }),
  };
});

function collectProblems(entry: Entry, data: PageData): readonly ContentProblem[] {
  return [...(entry.problems ?? []), ...(data.problems ?? [])];
}

/** Every page has one `h1`: an entry without one starts with its own title. */
function withTitle(entry: Entry, registry: BlockRegistry): readonly Block[] {
  return titledBlocks(registry)(entry);
}

const titledBlocks = rememberFor((registry: BlockRegistry) =>
  rememberFor(({ title, content }: Entry): readonly Block[] => {
    if (computeOutline(content, registry).title !== -1) return content;
    return [
      { name: 'page-title', blockName: 'acf/page-title', idd: 'page-title', classNames: [], title },
      ...content,
    ];
  }),
);

function renderPlain(title: string, page: ReactElement, frame: Frame): Content {
  return { title, listed: false, html: renderHtml(page, frame), preloads: '', problems: [] };
}
