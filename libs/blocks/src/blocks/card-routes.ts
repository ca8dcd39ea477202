import type { Block, BlockOf } from '@guildhall/cms-client';
import type { BlocksContext } from './blocks-context.ts';
import { chosenIn, filteredListOf, type PageAddress } from '../entry-filters/filtered-list.ts';
import { outlineOf } from './blocks-outline.ts';
import type { BlocksOutline } from './page-outline.ts';

/**
 * What the page's address says, and the filters of its lists, read beforehand: without them, its categories are not
 * known.
 */
interface Chosen extends Pick<BlocksContext, 'filters'> {
  chosen: PageAddress['chosen'];
}

/**
 * The routes of the content service that an app must read before it renders these blocks, each once: cards of entry
 * lists, and filters of those that show them. Where the page's address names a category, the cards are those of the
 * category.
 */
export function cardRoutesOf(
  blocks: readonly Block[],
  address: Chosen = { filters: {}, chosen: {} },
): { cards: string[]; filters: string[] } {
  const cards = new Set<string>();
  const filters = new Set<string>();
  const outline = outlineOf(blocks);
  for (const [index, block] of blocks.entries()) {
    if (block.name !== 'entry-list') continue;
    cards.add(routeOf(block, index, { ...address, outline }));
    if (block.displayByCat && block.cats) filters.add(block.cats.route);
  }
  return { cards: [...cards], filters: [...filters] };
}

/** The route of the cards that the block at a place shows; none when it is no entry list. */
export function cardRouteOf(blocks: readonly Block[], index: number, address: Chosen): string | undefined {
  const block = blocks[index];
  if (block?.name !== 'entry-list') return undefined;
  return routeOf(block, index, { ...address, outline: outlineOf(blocks) });
}

function routeOf(
  block: BlockOf<'entry-list'>,
  index: number,
  address: Chosen & { outline: BlocksOutline },
): string {
  const list = filteredListOf(block, index, address);
  return list ? chosenIn(list, address.chosen).route : block.entryRoute;
}
