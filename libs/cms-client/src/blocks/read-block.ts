import type { ContentReaders } from '../fields/content-readers.ts';
import { readFields, type ReadResult } from '../fields/read-fields.ts';
import { reportLoss } from '../problems/losses.ts';
import { readBlockBase, type BlockBase } from './block-base.ts';
import type { BlockDefinition } from './define-block.ts';

/** Indexes definitions by all their names. If two share a name, the later one is used. */
export function indexDefinitions(blocks: readonly BlockDefinition[]): ReadonlyMap<string, BlockDefinition> {
  const byName = new Map<string, BlockDefinition>();
  for (const block of blocks) {
    byName.set(block.name, block);
    for (const [name, defaults] of Object.entries(block.also ?? {}))
      byName.set(name, { ...block, fields: applyDefaults(block.fields, defaults) });
  }
  return byName;
}

function applyDefaults(
  fields: BlockDefinition['fields'],
  defaults: Readonly<Record<string, unknown>>,
): BlockDefinition['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(defaults, name)
        ? { ...field, default: defaults[name], presence: 'default' as const }
        : field,
    ]),
  );
}

interface RawBlock {
  raw: Record<string, unknown>;
  /** Unique on its page. */
  idd: string;
  read: ContentReaders;
}

/** Reads a block by its definition. If that throws, only this block is left out. */
export function readBlock(
  definition: BlockDefinition,
  { raw, idd, read }: RawBlock,
): ReadResult<BlockBase & { name: string }> {
  try {
    const { values, reason } = readFields(definition.fields, raw, read);
    if (values === undefined) return { reason };
    const { needsOneOf: needed } = definition;
    if (needed && !needed.fields.some((name) => values[name] !== undefined))
      return { reason: `${needed.fields.join(' or ')}: expected ${needed.expected}` };
    const completed = definition.complete ? definition.complete(values, { raw, read }) : values;
    return { values: { ...readBlockBase(raw, idd, read), name: definition.name, ...completed } };
  } catch {
    // The error is not reported: its message may quote content.
    reportLoss('an error occurred while reading it');
    return { reason: 'an error occurred while reading it' };
  }
}
