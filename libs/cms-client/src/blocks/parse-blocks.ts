import { contentBudgets } from '../budgets/content-budgets.ts';
import { readUninterrupted } from '../budgets/response-budget.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import { detectCuts, passOnLoss } from '../problems/losses.ts';
import { toPrintable, type ProblemLog } from '../problems/problem-log.ts';
import { addAcfValues } from '../wordpress/acf-values.ts';
import { convertCoreBlock } from '../wordpress/convert-core-block.ts';
import { baseFields, createBlockIds } from './block-base.ts';
import type { Block, UnknownBlock } from './block.ts';
import type { BlockDefinition } from './define-block.ts';
import { indexDefinitions, readBlock } from './read-block.ts';
import { mergeAlignedImages } from './merge-aligned-images.ts';
import { walkBlocks, type PlacedBlock } from './walk-blocks.ts';

/**
 * Creates the parser of a page's blocks. Unusable blocks are returned as unknown; WordPress containers (columns,
 * groups) are replaced by their blocks.
 */
export function createBlockParser(
  blocks: readonly BlockDefinition[],
  read: ContentReaders,
  log: ProblemLog,
): (raw: readonly unknown[]) => Slices<Block[]> {
  const definitions = indexDefinitions(blocks);

  function parseBlock(raw: unknown, idd: string): Block {
    const blockName = (isRecord(raw) ? readWord(raw['blockName']) : undefined) ?? '';
    const definition = definitions.get(getShortName(blockName));
    const createUnknown = (reason: UnknownBlock['reason'], detail: string): UnknownBlock => {
      return { name: 'unknown', blockName: toPrintable(blockName), idd, reason, detail };
    };
    if (definition === undefined && blockName.startsWith('core/')) {
      log.report(`block left out: ${notRenderedReason}`);
      return createUnknown('not rendered', notRenderedReason);
    }
    if (!isRecord(raw) || definition === undefined) {
      log.report('block left out: its name is unknown', `unknown block ${blockName}`);
      return createUnknown('unknown name', `there is no block called "${toPrintable(blockName)}"`);
    }
    const { outcome, isCut } = detectCuts(() =>
      readBlock(definition, { raw: addSavedValues(raw, definition), idd, read }),
    );
    const { values, reason } = outcome;
    const cut = isCut && ({ isCut: true } as const);
    if (values !== undefined) return { ...values, ...cut } as Block;
    log.report(`block left out: ${reason}`);
    return { ...createUnknown('invalid fields', reason), ...cut };
  }

  return (rawBlocks) => parseInOrder(rawBlocks, parseBlock, log);
}

/** Parses blocks one by one within the budget. One unknown block stands for all over it. */
function* parseInOrder(
  rawBlocks: readonly unknown[],
  parseBlock: (raw: unknown, idd: string) => Block,
  log: ProblemLog,
): Slices<Block[]> {
  const createId = createBlockIds();
  const blocks: Block[] = [];
  let skippedCount = 0;
  /** True if the block before was left out because the budget was used up. */
  let isCutReported = false;
  let firstSkipped: (PlacedBlock & { idd: string }) | undefined;
  for (const block of mergeAlignedImages(walkBlocks(rawBlocks))) {
    yield;
    if (block === undefined) continue;
    const { raw, parent, place, containers, before, losses } = block;
    if (before >= contentBudgets.blocks) {
      skippedCount++;
      firstSkipped ??= { ...block, idd: createId(raw, blocks.length) };
      continue;
    }
    const idd = createId(raw, blocks.length);
    const parse = () =>
      log.withinBlock(place, idd, () => {
        losses.forEach(passOnLoss);
        return readUninterrupted(() => parseBlock(convertCoreBlock(raw, parent), idd));
      });
    const parsed = containers.reduceRight((run, container) => () => log.within(container, run), parse)();
    const isMissing = parsed.name === 'unknown' && parsed.isCut === true;
    blocks.push(isMissing && isCutReported ? removeCutMark(parsed) : parsed);
    isCutReported = isMissing;
  }
  if (firstSkipped === undefined) return blocks;
  const { raw, place, idd } = firstSkipped;
  const detail = `${skippedCount === 1 ? '1 block' : `${skippedCount} blocks`} left out: a page can have at most ${contentBudgets.blocks}`;
  log.withinBlock(place, idd, () => log.report(detail));
  const blockName = toPrintable((isRecord(raw) ? readWord(raw['blockName']) : undefined) ?? '');
  return [...blocks, { name: 'unknown', blockName, idd, reason: 'over budget', detail }];
}

function addSavedValues(raw: Record<string, unknown>, { fields }: BlockDefinition): Record<string, unknown> {
  return addAcfValues(raw, { ...baseFields, ...fields });
}

function removeCutMark(block: UnknownBlock): UnknownBlock {
  const { isCut: _, ...rest } = block;
  return rest;
}

/** Latest posts, queries, synced patterns, shortcodes: their source has no text. */
const notRenderedReason = 'WordPress only renders it on its own pages';

/** Drops the prefix: `acf/hero` is the hero. It only says which editor the block comes from. */
function getShortName(blockName: string): string {
  const [, name, ...rest] = blockName.split('/');
  return rest.length === 0 ? (name ?? '') : '';
}
