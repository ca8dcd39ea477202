import { contentBudgets } from '../budgets/content-budgets.ts';
import { atOnce } from '../budgets/answer-budget.ts';
import type { Slices } from '../budgets/in-slices.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import { noticeCuts, reportLeftOut } from '../problems/left-out.ts';
import { printable, type ProblemLog } from '../problems/problem-log.ts';
import { withAcfValues } from '../wordpress/acf-values.ts';
import { fromWordPress } from '../wordpress/from-wordpress.ts';
import { baseFields, createBlockIds } from './block-base.ts';
import type { Block, UnknownBlock } from './block.ts';
import type { BlockDefinition } from './define-block.ts';
import { definitionsByName, readBlock } from './read-block.ts';
import { picturesBeside } from './pictures-beside.ts';
import { placedBlocks, type PlacedBlock } from './placed-blocks.ts';

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
    if (definition === undefined && blockName.startsWith('core/')) {
      log.report(`the block was left out: ${notRendered}`);
      return unknown('not rendered', notRendered);
    }
    if (!isRecord(raw) || definition === undefined) {
      log.report('a block with an unknown name was left out', `unknown block ${blockName}`);
      return unknown('unknown name', `no block is called "${printable(blockName)}"`);
    }
    const { outcome, isCut } = noticeCuts(() =>
      readBlock(definition, { raw: withValues(raw, definition), idd, read }),
    );
    const { values, why } = outcome;
    const cut = isCut && ({ isCut: true } as const);
    if (values !== undefined) return { ...values, ...cut } as Block;
    log.report(`the block was left out: ${why}`);
    return { ...unknown('invalid fields', why), ...cut };
  }

  return (rawBlocks) => inOrder(rawBlocks, parseBlock, log);
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
  /** True when the block before is missing for want of room. */
  let isNoted = false;
  let firstOver: (PlacedBlock & { idd: string }) | undefined;
  for (const block of picturesBeside(placedBlocks(rawBlocks))) {
    yield;
    if (block === undefined) continue;
    const { raw, parent, place, containers, before, losses } = block;
    if (before >= contentBudgets.blocks) {
      over++;
      firstOver ??= { ...block, idd: idOf(raw, blocks.length) };
      continue;
    }
    const idd = idOf(raw, blocks.length);
    const parse = () =>
      log.withinBlock(place, idd, () => {
        losses.forEach(reportLeftOut);
        return atOnce(() => parseBlock(fromWordPress(raw, parent), idd));
      });
    const parsed = containers.reduceRight((run, container) => () => log.within(container, run), parse)();
    const isMissing = parsed.name === 'unknown' && parsed.isCut === true;
    blocks.push(isMissing && isNoted ? withoutNote(parsed) : parsed);
    isNoted = isMissing;
  }
  if (firstOver === undefined) return blocks;
  const { raw, place, idd } = firstOver;
  const detail = `${over} blocks were left out: no more than ${contentBudgets.blocks} are read`;
  log.withinBlock(place, idd, () => log.report(detail));
  const blockName = printable((isRecord(raw) ? readWord(raw['blockName']) : undefined) ?? '');
  return [...blocks, { name: 'unknown', blockName, idd, reason: 'over budget', detail }];
}

function withValues(raw: Record<string, unknown>, { fields }: BlockDefinition): Record<string, unknown> {
  return withAcfValues(raw, { ...baseFields, ...fields });
}

/** Visitors are told once for several blocks that follow each other. */
function withoutNote(block: UnknownBlock): UnknownBlock {
  const { isCut: _, ...rest } = block;
  return rest;
}

/** Latest posts, queries, synced patterns, shortcodes: what is sent of them holds no words. */
const notRendered = 'WordPress makes it only when it shows a page itself';

/** `acf/hero` is the hero: what is before the slash says only where the block is edited. */
function nameOf(blockName: string): string {
  const [, name, ...rest] = blockName.split('/');
  return rest.length === 0 ? (name ?? '') : '';
}
