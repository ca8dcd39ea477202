import * as v from 'valibot';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { isRecord } from '../fields/is-record.ts';
import { describeIssues } from '../fields/schemas.ts';
import { readWord } from '../fields/values.ts';
import { printable, type ProblemLog } from '../problems/problem-log.ts';
import type { Block, UnknownBlock } from './block.ts';
import { createBlockBaseReader, createBlockIds } from './block-base.ts';
import type { BlockReaders } from './block-parts.ts';
import { createBlockRegistry } from './block-registry.ts';
import { fromWordPress, innerBlocksOf } from './wordpress-blocks.ts';
import { createCustomReaders, type CustomBlockParser, type CustomBlockParsers } from './custom-block.ts';

/** Nobody nests containers deeper. */
const deepest = 20;

/**
 * Makes the parser of a page's blocks. It keeps every block: one that cannot be used is marked as unknown. In place of
 * WordPress's containers (columns, groups) stand the blocks in them.
 */
export function createBlockParser(
  read: BlockReaders,
  log: ProblemLog,
  customBlocks: CustomBlockParsers = {},
): (raw: readonly unknown[]) => Block[] {
  const registry = createBlockRegistry(read);
  const readBase = createBlockBaseReader(read);
  const custom = new Map(Object.entries(customBlocks));
  const customReaders = createCustomReaders(read);

  function readCustom(parser: CustomBlockParser, raw: Record<string, unknown>): object | undefined {
    try {
      return parser(raw, customReaders);
    } catch {
      // What it threw may hold what the content held.
      log.report('the parser of a custom block threw');
      return undefined;
    }
  }

  function parseBlock(raw: unknown, idd: string): Block {
    const blockName = (isRecord(raw) ? readWord(raw['blockName']) : undefined) ?? '';
    const kind = nameOf(blockName);
    const schema = registry.get(kind);
    const parser = custom.get(kind);
    const unknown = (reason: UnknownBlock['reason'], detail: string): UnknownBlock => {
      return { name: 'unknown', blockName: printable(blockName), idd, reason, detail };
    };
    if (isRecord(raw) && parser !== undefined) {
      const own = readCustom(parser, raw);
      if (own !== undefined) return { ...readBase(raw, idd), name: 'custom', kind, fields: own };
      log.report('the block was left out: its parser found nothing usable');
      return unknown('invalid fields', 'its parser found nothing usable');
    }
    if (!isRecord(raw) || schema === undefined) {
      log.report('a block with an unknown name was left out', `unknown block ${blockName}`);
      return unknown('unknown name', `no block is called "${printable(blockName)}"`);
    }
    const parsed = v.safeParse(schema, raw);
    if (parsed.success) return { ...readBase(raw, idd), ...parsed.output };
    const detail = describeIssues(parsed.issues);
    log.report(`the block was left out: ${detail}`);
    return unknown('invalid fields', detail);
  }

  return (rawBlocks) => {
    const idOf = createBlockIds();
    let count = 0;
    let visited = 0;
    const parseAll = (list: readonly unknown[], depth: number): Block[] =>
      list.flatMap((raw, index) => {
        if (++visited > contentBudgets.blocks) return [];
        const place = placeOf(raw, index);
        const inner = depth < deepest ? innerBlocksOf(raw) : undefined;
        if (inner) return log.within(place, () => parseAll(inner, depth + 1));
        const idd = idOf(raw, count++);
        return [log.withinBlock(place, idd, () => parseBlock(fromWordPress(raw), idd))];
      });
    const blocks = parseAll(rawBlocks, 0);
    const over = visited - contentBudgets.blocks;
    if (over > 0) log.report(`${over} blocks were left out: no more than ${contentBudgets.blocks} are read`);
    return blocks;
  };
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
