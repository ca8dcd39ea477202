import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Slices } from '../budgets/in-slices.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import { printable, type ProblemLog } from '../problems/problem-log.ts';
import { createBlockIds } from './block-base.ts';
import type { Block, UnknownBlock } from './block.ts';
import type { BlockDefinition } from './define-block.ts';
import { definitionsByName, readBlock } from './read-block.ts';
import { fromWordPress, innerBlocksOf } from './wordpress-blocks.ts';

/** Deeper than editors nest containers. */
const deepest = 20;

/**
 * Makes the parser of a page's blocks. It returns every block: one that cannot be used is marked as unknown. In place
 * of WordPress's containers (columns, groups) are replaced by the blocks in them.
 */
export function createBlockParser(
  blocks: readonly BlockDefinition[],
  read: ContentReaders,
  log: ProblemLog,
): (raw: readonly unknown[]) => Slices<Block[]> {
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

/** A block and its position. */
interface PlacedBlock {
  raw: unknown;
  place: string;
  /** Its containers, outermost first. */
  containers: readonly string[];
  /** How many blocks and containers are before it. */
  before: number;
}

/** The blocks in the order in which they are shown; in place of a container those in it, as far as the budget goes. */
function* placed(
  list: readonly unknown[],
  containers: readonly string[] = [],
  count = { visited: 0 },
): Generator<PlacedBlock> {
  for (const [index, raw] of list.entries()) {
    const before = count.visited++;
    const mayContain = before < contentBudgets.blocks && containers.length < deepest;
    const inner = mayContain ? innerBlocksOf(raw) : undefined;
    const place = placeOf(raw, index);
    if (inner) yield* placed(inner, [...containers, place], count);
    else yield { raw, place, containers, before };
  }
}

/** Reads the blocks one by one, as many as the budget allows; one block replaces all that are over it. */
function* inOrder(
  rawBlocks: readonly unknown[],
  parseBlock: (raw: unknown, idd: string) => Block,
  log: ProblemLog,
): Slices<Block[]> {
  const idOf = createBlockIds();
  const blocks: Block[] = [];
  let over = 0;
  let firstOver: (PlacedBlock & { idd: string }) | undefined;
  for (const block of placed(rawBlocks)) {
    const { raw, place, containers, before } = block;
    if (before >= contentBudgets.blocks) {
      over++;
      firstOver ??= { ...block, idd: idOf(raw, blocks.length) };
      continue;
    }
    const idd = idOf(raw, blocks.length);
    const parse = () => log.withinBlock(place, idd, () => parseBlock(fromWordPress(raw), idd));
    blocks.push(containers.reduceRight((run, container) => () => log.within(container, run), parse)());
    yield;
  }
  if (firstOver === undefined) return blocks;
  const { raw, place, idd } = firstOver;
  const detail = `${over} blocks were left out: no more than ${contentBudgets.blocks} are read`;
  log.withinBlock(place, idd, () => log.report(detail));
  const blockName = printable((isRecord(raw) ? readWord(raw['blockName']) : undefined) ?? '');
  return [...blocks, { name: 'unknown', blockName, idd, reason: 'over budget', detail }];
}

/** `acf/hero` is the hero: what is before the slash says only where the block is edited. */
function nameOf(blockName: string): string {
  const [, name, ...rest] = blockName.split('/');
  return rest.length === 0 ? (name ?? '') : '';
}

function placeOf(raw: unknown, index: number): string {
  const name = isRecord(raw) ? readWord(raw['blockName']) : undefined;
  return `block ${index + 1} (${name === undefined ? 'without a name' : printable(name)})`;
}
