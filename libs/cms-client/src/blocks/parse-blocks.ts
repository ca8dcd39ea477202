import * as v from 'valibot';
import { isRecord } from '../fields/is-record.ts';
import { describeIssues } from '../fields/schemas.ts';
import { readText } from '../fields/values.ts';
import { printable, type ProblemLog } from '../problems/problem-log.ts';
import type { Block, UnknownBlock } from './block.ts';
import { createBlockIds, readBlockBase } from './block-base.ts';
import type { BlockReaders } from './block-parts.ts';
import { createBlockRegistry } from './block-registry.ts';
import { createCustomReaders, type CustomBlockParser, type CustomBlockParsers } from './custom-block.ts';

/** Makes the parser of a page's blocks. It keeps every block: one that cannot be used is marked as unknown. */
export function createBlockParser(
  read: BlockReaders,
  log: ProblemLog,
  customBlocks: CustomBlockParsers = {},
): (raw: readonly unknown[]) => Block[] {
  const registry = createBlockRegistry(read);
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
    const blockName = (isRecord(raw) ? readText(raw['blockName']) : undefined) ?? '';
    const kind = nameOf(blockName);
    const schema = registry.get(kind);
    const parser = custom.get(kind);
    const unknown = (reason: UnknownBlock['reason'], detail: string): UnknownBlock => {
      return { name: 'unknown', blockName: printable(blockName), idd, reason, detail };
    };
    if (isRecord(raw) && parser !== undefined) {
      const own = readCustom(parser, raw);
      if (own !== undefined) return { ...readBlockBase(raw, idd, read), name: 'custom', kind, fields: own };
      log.report('the block was left out: its parser found nothing usable');
      return unknown('invalid fields', 'its parser found nothing usable');
    }
    if (!isRecord(raw) || schema === undefined) {
      log.report('a block with an unknown name was left out', `unknown block ${blockName}`);
      return unknown('unknown name', `no block is called "${printable(blockName)}"`);
    }
    const parsed = v.safeParse(schema, raw);
    if (parsed.success) return { ...readBlockBase(raw, idd, read), ...parsed.output };
    const detail = describeIssues(parsed.issues);
    log.report(`the block was left out: ${detail}`);
    return unknown('invalid fields', detail);
  }

  return (rawBlocks) => {
    const idOf = createBlockIds();
    return rawBlocks.map((raw, index) =>
      log.within(placeOf(raw, index), () => parseBlock(raw, idOf(raw, index))),
    );
  };
}

/** `acf/hero` is the hero: what stands before the slash says only where the block is edited. */
function nameOf(blockName: string): string {
  const [, name, ...rest] = blockName.split('/');
  return rest.length === 0 ? (name ?? '') : '';
}

function placeOf(raw: unknown, index: number): string {
  const name = isRecord(raw) ? readText(raw['blockName']) : undefined;
  return `block ${index + 1} (${name === undefined ? 'without a name' : printable(name)})`;
}
