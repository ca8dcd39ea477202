import { getCardType, type BlockOf, type Filter } from '@guildhall/cms-client';
import type { BlocksOutline } from '../blocks/page-outline.ts';
import type { CardGridOptions } from '../cards/card-grid-props.ts';
import { getSlugs } from './slugs.ts';

/** A category as a visitor chooses it. */
export interface FilterChoice {
  /** What is in the page's address; empty for all entries. */
  slug: string;
  name: string;
}

/** A category, and where its cards are read. */
type RoutedChoice = FilterChoice & { route: string };

/** An entry list whose cards can be chosen by category. */
export interface FilteredList {
  /** Its name in the page's address: `cat`, of the second such list of a page `cat-2`, and so on. */
  parameter: string;
  /** How its cards look. */
  grid: CardGridOptions;
  /** What can be chosen, and where its cards are read; all entries first. */
  choices: readonly [RoutedChoice, ...RoutedChoice[]];
}

/** What a page's address says: its path, and the category chosen in each list, by the list's parameter. */
export interface PageUrl {
  path: string;
  chosen: Readonly<Record<string, string>>;
  /** What all addresses of the page say beside that, such as a preview's ticket. */
  query?: Readonly<Record<string, string>>;
}

export type Filters = Readonly<Record<string, readonly Filter[] | 'failed'>>;

/** What can be chosen in one entry list; `undefined` when its editor wants no filters, or there are none to be had. */
export function findFilteredList(
  block: BlockOf<'entry-list'>,
  index: number,
  { filters, outline }: { filters: Filters; outline?: BlocksOutline },
): FilteredList | undefined {
  const known = block.displayByCat && block.cats ? filters[block.cats.route] : undefined;
  if (known === undefined || known === 'failed' || known.length === 0) return undefined;
  const place = outline?.filtered.indexOf(index) ?? 0;
  const slugs = getSlugs(known);
  const categories = known.map(({ name, route }, at) => ({ slug: slugs[at] ?? '', name, route }));
  return {
    parameter: place > 0 ? `cat-${place + 1}` : 'cat',
    grid: getGridOptions(block),
    choices: [{ slug: '', name: '', route: block.entryRoute }, ...categories],
  };
}

/** The choice that an address names; all entries when it names none, or one that the list does not have. */
export function getChoice(list: FilteredList, chosen: PageUrl['chosen'] = {}) {
  const slug = Object.hasOwn(chosen, list.parameter) ? chosen[list.parameter] : '';
  return list.choices.find((choice) => choice.slug === slug) ?? list.choices[0];
}

/** How the cards of an entry list look. */
export function getGridOptions(block: BlockOf<'entry-list'>): CardGridOptions {
  return {
    cardType: block.cardType ?? getCardType(block.contentType),
    contentType: block.contentType,
    enlargeFirst: block.enlargeFirst,
    headingLevel: block.blockTitle ? 3 : 2,
  };
}
