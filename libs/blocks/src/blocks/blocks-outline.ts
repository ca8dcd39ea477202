import type { Block } from '@guildhall/cms-client';
import { blockRegistry } from './block-registry.ts';
import type { BlockRegistry } from './define-view.ts';
import type { BlocksOutline } from './page-outline.ts';
import { viewOf } from './view-of.ts';

/** How many blocks fit on a first screen: a picture below them waits until it comes near. */
const firstScreen = 3;

/**
 * The outline of a page's blocks, for `BlocksContext`.
 *
 * @param registry as the blocks are shown with; the built-in one when not given
 * @example outlineOf(entry.content).title === -1 // the page renders an `h1` of its own
 */
export function outlineOf(blocks: readonly Block[], registry: BlockRegistry = blockRegistry): BlocksOutline {
  const views = blocks.map((block) => viewOf(block, registry));
  const has = (trait: 'hasPicture' | 'isFiltered', index: number) => {
    const block = blocks[index];
    return block !== undefined && views[index]?.[trait]?.(block) === true;
  };
  return {
    title: views.findIndex((view) => view?.pageTitle),
    firstPicture: views.slice(0, firstScreen).findIndex((_, index) => has('hasPicture', index)),
    filtered: views.flatMap((_, index) => (has('isFiltered', index) ? index : [])),
  };
}
