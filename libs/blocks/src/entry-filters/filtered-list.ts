import { getCardType, type BlockOf, type Filter } from '@guildhall/cms-client';
import type { BlocksOutline } from '../blocks/page-outline.ts';
import type { CardGridOptions } from '../cards/card-grid-props.ts';
import { getPageParameter } from '../entry-list/list-pages.ts';
import type { PageUrl } from './page-url.ts';
import { getSlugs } from './slugs.ts';

/** A category by which a list can be filtered. */
export interface FilterChoice {
  /** Value in the page's URL; empty for all entries. */
  slug: string;
  /** The name that visitors read; of all entries, it is a text of the bar. */
  name: string;
}

/** A category with the route of its cards. */
type RoutedChoice = FilterChoice & { route: string };

/** An entry list whose cards can be filtered by category. */
export interface FilteredList {
  /** Query parameter: `cat`, for the second such list of a page `cat-2`, and so on. */
  parameter: string;
  /** Query parameter of its page. */
  pageParameter: string;
  /** Layout of its cards. */
  grid: CardGridOptions;
  /** The first one is all entries. */
  choices: readonly [RoutedChoice, ...RoutedChoice[]];
}

export type Filters = Readonly<Record<string, readonly Filter[] | 'failed'>>;

/** Returns the filters of an entry list; `undefined` if its editor chose none, or there are none. */
export function findFilteredList(
  block: BlockOf<'entry-list'>,
  index: number,
  { filters, outline }: { filters: Filters; outline?: Pick<BlocksOutline, 'lists' | 'filtered'> },
): FilteredList | undefined {
  const listFilters = block.displayByCat && block.cats ? filters[block.cats.route] : undefined;
  if (listFilters === undefined || listFilters === 'failed' || listFilters.length === 0) return undefined;
  const position = outline?.filtered.indexOf(index) ?? 0;
  const slugs = getSlugs(listFilters);
  const categories = listFilters.map(({ name, route }, at) => ({ slug: slugs[at] ?? '', name, route }));
  return {
    parameter: position > 0 ? `cat-${position + 1}` : 'cat',
    pageParameter: getPageParameter(index, outline),
    grid: getGridOptions(block),
    choices: [{ slug: '', name: '', route: block.entryRoute }, ...categories],
  };
}

/** Returns the choice in a URL; all entries if there is none, or an unknown one. */
export function getChoice(list: FilteredList, chosen: PageUrl['chosen'] = {}) {
  const slug = Object.hasOwn(chosen, list.parameter) ? chosen[list.parameter] : '';
  return list.choices.find((choice) => choice.slug === slug) ?? list.choices[0];
}

export function getGridOptions(block: BlockOf<'entry-list'>): CardGridOptions {
  return {
    cardType: block.cardType ?? getCardType(block.contentType),
    contentType: block.contentType,
    enlargeFirst: block.enlargeFirst,
    headingLevel: block.blockTitle ? 3 : 2,
  };
}
