// Its styles come first: they begin with the order of the layers.
import '@guildhall/ui';
import {
  collectFrameHeightRules,
  findCardRoute,
  getCardRoutes,
  getPageLinks,
  type CardGridProps,
  type ChosenCategories,
} from '@guildhall/blocks';
import type { Block, Entry } from '@guildhall/cms-client';
import { pageViews, type AnyPageModel } from '../pages/page-views.ts';
import { kitIslands } from '../islands/kit-sources.ts';
import type { PageContext, PageData, RenderedPage } from '../page/page-model.ts';
import { toPriceNotation, toPricing } from '../page/pricing.ts';
import { rememberFor } from '../page/remember-for.ts';
import type { CardsPageContext, PlacedCards } from '../page/renderer.ts';
import { findRequiredCollections } from '../page/required-collections.ts';
import { renderSiteHead } from '../page/site-head.ts';
import { renderConsentBar } from '../pages/consent/render-consent.tsx';
import {
  findMemberCards,
  renderMemberEntry,
  type MemberEntryOptions,
} from '../pages/members/render-member-entry.tsx';
import { createSitePages } from '../pages/own/render-own-page.tsx';
import { renderCardsInPieces } from '../render/cards-in-pieces.tsx';
import type { PageView, SiteRendering } from '../render/page-view.ts';
import { createPageLimits, type RenderLimits } from '../render/render-blocks.tsx';
import { createChromeRenderer } from '../render/render-chrome.tsx';
import { createSiteViews, listViewNames, type SiteViews } from '../render/site-views.ts';
import { collectTintRules } from '../render/tints.ts';
import type { SiteDefinition } from '../site-definition.ts';

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
  return {
    head,
    renderPage: (model: AnyPageModel, context: PageContext, limits: RenderLimits = createPageLimits()) =>
      renderPage(model, context, {
        site: { head, pages, profile: definition.profile, views, islands, limits },
        renderChrome,
      }),
    renderCards: (
      { place, ...grid }: PlacedCards,
      context: CardsPageContext,
      limits: RenderLimits = createPageLimits(),
    ) => {
      const pageLinks = place && getPageLinks(grid.cards, place.pageParameter, place);
      return renderCards(
        { ...grid, pageLinks, views: views.cards, pricing: getPricing(context) },
        context,
        limits,
      );
    },
    renderConsentBar,
    ...createListFinders(views),
    renderMemberEntry: (
      entry: Entry,
      data: PageData,
      { context, ...options }: Omit<MemberEntryOptions, 'views'>,
    ) => renderMemberEntry(entry, data, { ...options, context: { ...context, islands }, views }),
    /** True if a page of the site's own code is at this path. */
    hasPage: (path: string) => pages.has(path),
    /** Paths of the pages of the site's own code. */
    pagePaths: [...pages.keys()] as readonly string[],
    /** Those of them that search engines may list. */
    listedPaths: [...pages]
      .filter(([path, { listed = true }]) => listed && !path.includes(':'))
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
    findCardRoute: (blocks: readonly Block[], index: number, choice: ChosenCategories) =>
      findCardRoute(blocks, index, choice, views.blocks),
    getCardRoutes: (blocks: readonly Block[], choice?: ChosenCategories) =>
      choice ? getCardRoutes(blocks, choice, views.blocks) : getPlainRoutes(blocks),
    findRequiredCollections,
    findMemberCards: (entry: Entry, data: PageData, choice: Choice) =>
      findMemberCards(entry, data, { ...choice, views }),
  };
}

async function renderPage(
  model: AnyPageModel,
  context: PageContext,
  { site, renderChrome }: { site: SiteRendering; renderChrome: ReturnType<typeof createChromeRenderer> },
): Promise<RenderedPage> {
  const renderContent = pageViews[model.kind] as PageView<AnyPageModel>;
  const content = await renderContent(model, context, site);
  const { before, after } = renderChrome(context);
  const texts = typeof content.html === 'string' ? [content.html] : content.html;
  const start = `<main id="main" tabindex="-1" class="gh-page-grid" data-page="${model.kind}">`;
  return {
    ...content,
    body: [before, start, ...texts, '</main>', after],
    tints: collectTintRules(...texts) + collectFrameHeightRules(...texts),
  };
}

function getPricing({ facts, rates, mainData }: CardsPageContext): CardGridProps['pricing'] {
  if (!rates || !mainData) return toPriceNotation(facts);
  return { ...toPricing({ facts, rates, mainData }), approx: mainData.variousData.approxLabel };
}

/** Renders the cards of one category, which replace those on the page, in slices. */
async function renderCards(
  { cards, ...list }: CardGridProps,
  context: CardsPageContext,
  limits: RenderLimits,
): Promise<{ html: string; shown: number }> {
  if (cards.length === 0) return { html: '', shown: 0 };
  const { html, shown } = await renderCardsInPieces({ ...list, cards }, context, limits);
  return { html: html.join(''), shown };
}
