import { contentBudgets } from '../budgets/content-budgets.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import { printable, type ProblemLog } from '../problems/problem-log.ts';
import { createBlockIds } from './block-base.ts';
import type { Block, UnknownBlock } from './block.ts';
import type { BlockDefinition } from './define-block.ts';
import { definitionsByName, readBlock } from './read-block.ts';
import { fromWordPress, innerBlocksOf } from './wordpress-blocks.ts';

/** Nobody nests containers deeper. */
const deepest = 20;

/**
 * Makes the parser of a page's blocks. It keeps every block: one that cannot be used is marked as unknown. In place of
 * WordPress's containers (columns, groups) stand the blocks in them.
 */
export function createBlockParser(
  blocks: readonly BlockDefinition[],
  read: ContentReaders,
  log: ProblemLog,
): (raw: readonly unknown[]) => Block[] {
  const definitions = definitionsByName(blocks);

  function parseBlock(raw: unknown, idd: string): Block {
    const blockName = (isRecord(raw) ? readWord(raw['blockName']) : undefined) ?? '';
    const definition = definitions.get(nameOf(blockName));
    const unknown = (reason: UnknownBlock['reason'], detail: string): UnknownBlock => {
      return { name: 'unknown', blockName: printable(blockName), idd, reason, detail };
    };
    if (!isRecord(raw) || definition === undefined) {
      log.report('a block with an unknown name was left out', `unknown block ${blockName}`);
      return unknown('unknown name', `no block is called "${printable(blockName)}"`);
    }
    const { values, why } = readBlock(definition, { raw, idd, read });
    if (values !== undefined) return values as Block;
    log.report(`the block was left out: ${why}`);
    return unknown('invalid fields', why);
  }

  return (rawBlocks) => inOrder(rawBlocks, parseBlock, log);
}

/** Reads the blocks in the order in which they are shown, as many as the budget allows. */
function inOrder(
  rawBlocks: readonly unknown[],
  parseBlock: (raw: unknown, idd: string) => Block,
  log: ProblemLog,
): Block[] {
  const idOf = createBlockIds();
  let count = 0;
  let visited = 0;
  let firstOver: { place: string; block: UnknownBlock } | undefined;
  /** One block in the place of all that are over the budget. */
  const cutHere = (raw: unknown, index: number): Block[] => {
    if (firstOver) return [];
    const blockName = printable((isRecord(raw) ? readWord(raw['blockName']) : undefined) ?? '');
    const idd = idOf(raw, count++);
    firstOver = {
      place: placeOf(raw, index),
      block: { name: 'unknown', blockName, idd, reason: 'over budget', detail: '' },
    };
    return [firstOver.block];
  };
  const parseAll = (list: readonly unknown[], depth: number): Block[] =>
    list.flatMap((raw, index) => {
      if (++visited > contentBudgets.blocks) return cutHere(raw, index);
      const place = placeOf(raw, index);
      const inner = depth < deepest ? innerBlocksOf(raw) : undefined;
      if (inner) return log.within(place, () => parseAll(inner, depth + 1));
      const idd = idOf(raw, count++);
      return [log.withinBlock(place, idd, () => parseBlock(fromWordPress(raw), idd))];
    });
  const blocks = parseAll(rawBlocks, 0);
  if (firstOver) {
    const { place, block } = firstOver;
    const over = visited - contentBudgets.blocks;
    block.detail = `${over} blocks were left out: no more than ${contentBudgets.blocks} are read`;
    log.withinBlock(place, block.idd, () => log.report(block.detail));
  }
  return blocks;
}

/** `acf/hero` is the hero: what stands before the slash says only where the block is edited. */
function nameOf(blockName: string): string {
  const [, name, ...rest] = blockName.split('/');
  return rest.length === 0 ? (name ?? '') : '';
}

function placeOf(raw: unknown, index: number): string {
  const name = isRecord(raw) ? readWord(raw['blockName']) : undefined;
  return `block ${index + 1} (${name === undefined ? 'without a name' : printable(name)})`;
}
