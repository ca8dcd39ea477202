import { contentBudgets } from '../budgets/content-budgets.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import type { Loss } from '../problems/losses.ts';
import { toPrintable } from '../problems/problem-log.ts';
import { isGap, type RawBlock } from '../wordpress/core-block.ts';
import { splitBlock } from '../wordpress/split-block.ts';
import { readServiceNotes } from './service-notes.ts';

const maxDepth = 20;

export interface PlacedBlock {
  raw: unknown;
  parent: RawBlock | undefined;
  place: string;
  /** Places of its containers, outermost first. */
  containers: readonly string[];
  /** Number of blocks and containers before it. */
  before: number;
  /** Losses of the WordPress block that contains it or that it was made from. */
  losses: readonly Loss[];
}

interface WalkState {
  parent?: RawBlock;
  containers: readonly string[];
  count: { visited: number; losses: readonly Loss[] };
}

/**
 * Walks blocks in display order within the budget, replacing containers by their blocks. Yields `undefined` for a
 * gap.
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
    count.losses = [...count.losses, ...readServiceNotes(raw)];
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
