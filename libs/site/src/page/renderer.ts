import type { CardGridProps, ChosenCategories, PageUrl } from '@guildhall/blocks';
import type { Block, Entry } from '@guildhall/cms-client';
import type { PageContext, PageData, PageModel, RenderedPage } from './page-model.ts';
import type { RequiredCollection } from './required-collections.ts';
import type { SiteHead } from './site-head.ts';

/** Renders pages, with React. Of all code with React, the server loads only this. */
export interface PageRenderer {
  head: SiteHead;
  renderPage(model: PageModel, context: PageContext): Promise<RenderedPage>;
}

/** Finds the lists that blocks show: the blocks know them, and blocks live in the renderer. */
export interface BlockListFinder {
  getCardRoutes: (
    blocks: readonly Block[],
    choice?: ChosenCategories,
  ) => { cards: string[]; filters: string[] };
  findCardRoute: (blocks: readonly Block[], index: number, choice: ChosenCategories) => string | undefined;
  findRequiredCollections: (blocks: readonly Block[]) => RequiredCollection[];
}

/** Cards of a list, and the page at which it is. */
export type PlacedCards = CardGridProps & { place?: PageUrl & { pageParameter: string } };

/** Language and prices of cards. Without rates or main data, prices have no equivalents. */
export type CardsPageContext = Pick<PageContext, 'facts' | 'texts'> &
  Partial<Pick<PageContext, 'rates' | 'mainData'>>;

/** Everything that is rendered of a site: pages, and the parts that scripts insert into them. */
export interface Renderer extends PageRenderer, BlockListFinder {
  renderCards(cards: PlacedCards, context: CardsPageContext): Promise<{ html: string; shown: number }>;
  renderConsentBar(context: PageContext): string;
  renderMemberEntry(
    entry: Entry,
    data: PageData,
    options: { context: PageContext; styleSheets: readonly string[] },
  ): Promise<string>;
  /** Returns the cards of a list in the chosen category; `undefined` if there is no such list. */
  findMemberCards(
    entry: Entry,
    data: PageData,
    choice: { parameter: string; category: string },
  ): CardGridProps | undefined;
  /** True if a page of the site's own code is at this path. */
  hasPage(path: string): boolean;
  /** Paths of the pages of the site's own code. */
  pagePaths: readonly string[];
  /** Those of them that search engines may list. */
  listedPaths: readonly string[];
  /** Names of the blocks that can be shown. */
  viewNames: readonly string[];
  /** Names of the site's islands. */
  islands: readonly string[];
}
