import type { Block } from '@guildhall/cms-client';
import { blockRegistry } from './block-registry.ts';
import type { BlockRegistry } from './define-view.ts';
import type { BlocksOutline } from './page-outline.ts';
import { findView } from './find-view.ts';
import { findLists } from './route-traits.ts';

/** Number of blocks on the first screen: images below them load lazily. */
const firstScreenBlocks = 3;

/** A page needs its outline several times, and an unchanged entry has the same blocks again. */
const cachedOutlines = new WeakMap<BlockRegistry, WeakMap<readonly Block[], BlocksOutline>>();

/**
 * Computes the outline of a page's blocks, for `BlocksContext`.
 *
 * @param registry the one that renders the blocks; default: `blockRegistry`
 * @example
 * const needsTitle = computeOutline(entry.content).title === -1; // then the page must render its own `h1`
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
  const hasPicture = (block: Block, index: number) => views[index]?.hasPicture?.(block) === true;
  return {
    title: views.findIndex((view) => view?.pageTitle),
    firstPicture: blocks.slice(0, firstScreenBlocks).findIndex(hasPicture),
    ...findLists(blocks, registry),
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
