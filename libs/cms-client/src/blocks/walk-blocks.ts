import { contentBudgets } from '../budgets/content-budgets.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import type { Loss } from '../problems/losses.ts';
import { toPrintable } from '../problems/problem-log.ts';
import { isGap, type RawBlock } from '../wordpress/core-block.ts';
import { splitBlock } from '../wordpress/split-block.ts';

/** Deeper than editors nest containers. */
const maxDepth = 20;

/** A block and its position. */
export interface PlacedBlock {
  raw: unknown;
  /** The block that it is in. */
  parent: RawBlock | undefined;
  place: string;
  /** The places of the blocks that it is in, outermost first. */
  containers: readonly string[];
  /** The number of blocks and containers before it. */
  before: number;
  /** The losses of the block of WordPress that it is made of, or is in. */
  losses: readonly Loss[];
}

interface WalkState {
  parent?: RawBlock;
  containers: readonly string[];
  count: { visited: number; losses: readonly Loss[] };
}

/**
 * The blocks in the order in which they are shown; in place of a container those in it, as far as the budget goes.
 * `undefined` for a gap between two.
 */
export function* walkBlocks(
  list: readonly unknown[],
  { parent, containers, count }: WalkState = { containers: [], count: { visited: 0, losses: [] } },
): Generator<PlacedBlock | undefined> {
  const placeBlock = (raw: unknown, place: string, before: number): PlacedBlock => {
    const { losses } = count;
    count.losses = [];
    return { raw, parent, place, containers, before, losses };
  };
  let number = 0;
  for (const raw of list) {
    if (isGap(raw)) {
      yield undefined;
      continue;
    }
    const before = count.visited++;
    const place = formatPlace(raw, ++number);
    const canHoldBlocks = before < contentBudgets.blocks && containers.length < maxDepth;
    const parts = canHoldBlocks ? splitBlock(raw) : undefined;
    if (parts === undefined) {
      yield placeBlock(raw, place, before);
      continue;
    }
    count.losses = [...count.losses, ...parts.losses];
    for (const [index, part] of parts.before.entries())
      yield placeBlock(part, place, index === 0 ? before : count.visited++);
    const own = isRecord(raw) ? { parent: raw } : {};
    yield* walkBlocks(parts.inner, { ...own, containers: [...containers, place], count });
    for (const part of parts.after) yield placeBlock(part, place, count.visited++);
  }
}

function formatPlace(raw: unknown, number: number): string {
  const name = isRecord(raw) ? readWord(raw['blockName']) : undefined;
  return `block ${number} (${name === undefined ? 'unnamed' : toPrintable(name)})`;
}
