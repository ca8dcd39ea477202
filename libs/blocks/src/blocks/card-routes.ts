import type { Block, BlockOf } from '@guildhall/cms-client';
import type { BlocksContext } from './blocks-context.ts';
import { getChoice, findFilteredList } from '../entry-filters/filtered-list.ts';
import type { PageUrl } from '../entry-filters/page-url.ts';
import { findLists, findTraits, routeTraits, type RouteRegistry } from './route-traits.ts';
import { getPageParameter, readPageNumber, toPageRoute } from '../entry-list/list-pages.ts';
import type { BlocksOutline } from './page-outline.ts';

/** The categories in the page's URL, with the filters that define them, loaded in advance. */
export interface ChosenCategories extends Pick<BlocksContext, 'filters'> {
  chosen: PageUrl['chosen'];
}

/**
 * Returns the routes of the content service that an app must read before it renders these blocks, each once: cards of entry
 * lists (of the category and the page in the page's URL, if it contains any) and of other blocks with `cardRoutes`, and filters of the
 * lists that show them.
 *
 * @param registry the one that renders the blocks; default: the built-in blocks
 * @example
 * const { cards, filters } = getCardRoutes(entry.content);
 * const results = await Promise.all(cards.map((route) => cms.readCards(route)));
 */
export function getCardRoutes(
  blocks: readonly Block[],
  address: ChosenCategories = { filters: {}, chosen: {} },
  registry: RouteRegistry = routeTraits,
): { cards: string[]; filters: string[] } {
  const cards = new Set<string>();
  const filters = new Set<string>();
  const outline = findLists(blocks, registry);
  for (const [index, block] of blocks.entries()) {
    for (const route of findTraits(block, registry)?.cardRoutes?.(block) ?? []) cards.add(route);
    if (block.name !== 'entry-list') continue;
    cards.add(getListRoute(block, index, { ...address, outline }));
    if (block.displayByCat && block.cats) filters.add(block.cats.route);
  }
  return { cards: [...cards], filters: [...filters] };
}

/**
 * Returns the route of the cards that the block at `index` shows; `undefined` if it is not an entry list.
 *
 * @example
 * const route = findCardRoute(entry.content, 2, { filters: {}, chosen: { page: '3' } }); // none if the block is no list
 */
export function findCardRoute(
  blocks: readonly Block[],
  index: number,
  address: ChosenCategories,
  registry: RouteRegistry = routeTraits,
): string | undefined {
  const block = blocks[index];
  if (block?.name !== 'entry-list') return undefined;
  return getListRoute(block, index, { ...address, outline: findLists(blocks, registry) });
}

function getListRoute(
  block: BlockOf<'entry-list'>,
  index: number,
  address: ChosenCategories & { outline: Pick<BlocksOutline, 'lists' | 'filtered'> },
): string {
  const list = findFilteredList(block, index, address);
  const route = list ? getChoice(list, address.chosen).route : block.entryRoute;
  return toPageRoute(route, readPageNumber(address.chosen, getPageParameter(index, address.outline)));
}
