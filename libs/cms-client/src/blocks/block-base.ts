import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { readOneOf, readText } from '../fields/values.ts';
import type { BackgroundColor, BlockBase } from './block.ts';

const backgroundColors: readonly BackgroundColor[] = ['paper', 'peach', 'night', 'sand'];
const readBackground = readOneOf(backgroundColors);

/** The fields of every block; nothing in them can make a block unusable. */
export function readBlockBase(raw: Record<string, unknown>, idd: string, read: ContentReaders): BlockBase {
  const base: BlockBase = {
    blockName: readText(raw['blockName']) ?? '',
    idd,
    classNames: readClassNames(raw['attrs']),
  };
  const backgroundColor = readBackground(raw['backgroundColor']);
  const blockTitle = readText(raw['blockTitle']);
  const blockDescription = read.html(raw['blockDescription']);
  if (backgroundColor !== undefined) base.backgroundColor = backgroundColor;
  if (blockTitle !== undefined) base.blockTitle = blockTitle;
  if (blockDescription !== undefined) base.blockDescription = blockDescription;
  return base;
}

/**
 * An id for each block: its own, of letters, digits, `-` and `_`, or one made from its place when it has none or
 * another block of the page has it already.
 */
export function createBlockIds(): (raw: unknown, index: number) => string {
  const taken = new Set<string>();
  return (raw, index) => {
    const own = isRecord(raw) ? (readText(raw['idd']) ?? '').replace(/[^\w-]/g, '').slice(0, 80) : '';
    let id = own;
    for (let suffix = index + 1; id === '' || taken.has(id); suffix++) id = `block-${suffix}`;
    taken.add(id);
    return id;
  };
}

/** The names in `attrs.className`, without the `c-` under which they are passed on. */
function readClassNames(attrs: unknown): string[] {
  const text = isRecord(attrs) ? readText(attrs['className']) : undefined;
  const names = (text ?? '').split(/\s+/).map((name) => name.replace(/^c-/, ''));
  return [...new Set(names.filter((name) => /^[a-z0-9_-]{1,60}$/i.test(name)))];
}
