import type { Block } from '@guildhall/cms-client';
import { blockRegistry } from './block-registry.ts';
import type { BlockRegistry } from './define-view.ts';
import type { BlocksOutline } from './page-outline.ts';
import { findView } from './find-view.ts';

/** Number of blocks on the first screen: images below them load lazily. */
const firstScreenBlocks = 3;

/** A page needs its outline several times, and an unchanged entry has the same blocks again. */
const cachedOutlines = new WeakMap<BlockRegistry, WeakMap<readonly Block[], BlocksOutline>>();

/**
 * Computes the outline of a page's blocks, for `BlocksContext`.
 *
 * @param registry the one that renders the blocks; default: `blockRegistry`
 * @example computeOutline(entry.content).title === -1 // the page must render its own `h1`
 */
export function computeOutline(
  blocks: readonly Block[],
  registry: BlockRegistry = blockRegistry,
): BlocksOutline {
  const outlines = cachedOutlines.get(registry) ?? new WeakMap<readonly Block[], BlocksOutline>();
  cachedOutlines.set(registry, outlines);
  const outline = outlines.get(blocks) ?? findOutline(blocks, registry);
  outlines.set(blocks, outline);
  return outline;
}

function findOutline(blocks: readonly Block[], registry: BlockRegistry): BlocksOutline {
  const views = blocks.map((block) => findView(block, registry));
  const has = (trait: 'hasPicture' | 'isFiltered', index: number) => {
    const block = blocks[index];
    return block !== undefined && views[index]?.[trait]?.(block) === true;
  };
  return {
    title: views.findIndex((view) => view?.pageTitle),
    firstPicture: views.slice(0, firstScreenBlocks).findIndex((_, index) => has('hasPicture', index)),
    lists: blocks.flatMap(({ name }, index) => (name === 'entry-list' ? index : [])),
    filtered: views.flatMap((_, index) => (has('isFiltered', index) ? index : [])),
    belowTitle: findBelowTitle(blocks),
  };
}

function findBelowTitle(blocks: readonly Block[]): number[] {
  return blocks.flatMap(({ name }, index) => {
    let first = index;
    while (blocks[first - 1]?.name === name) first -= 1;
    return blocks[first - 1]?.name === 'block-title' ? index : [];
  });
}
