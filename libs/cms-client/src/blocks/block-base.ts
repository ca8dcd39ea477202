import { anchorName } from '@guildhall/safe-content';
import * as v from 'valibot';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { fields, optional, withFallback } from '../fields/schemas.ts';
import { readOneOf, readText, readWord } from '../fields/values.ts';
import type { BackgroundColor, BlockBase } from './block.ts';

const backgroundColors: readonly BackgroundColor[] = ['paper', 'peach', 'night', 'sand'];

/** Makes the reader of the fields of every block; nothing in them can make a block unusable. */
export function createBlockBaseReader(read: ContentReaders) {
  const schema = fields({
    blockName: withFallback(readWord, ''),
    attrs: withFallback(readClassNames, []),
    backgroundColor: optional(readOneOf(backgroundColors)),
    blockTitle: optional(readText),
    blockDescription: optional(read.html),
  });
  return (raw: Record<string, unknown>, idd: string): BlockBase => {
    const { attrs: classNames, ...base } = v.parse(schema, raw);
    const anchor = anchorName(isRecord(raw['attrs']) ? raw['attrs']['anchor'] : undefined);
    return { ...base, idd, classNames, ...(anchor !== undefined && { anchor }) };
  };
}

/**
 * An id for each block: its own, of letters, digits, `-` and `_`, or one made from its place when it has none or
 * another block of the page has it already.
 */
export function createBlockIds(): (raw: unknown, index: number) => string {
  const taken = new Set<string>();
  // Where the search for a free number goes on, so that it never looks at a number twice.
  let next = 1;
  return (raw, index) => {
    const own = isRecord(raw) ? (readWord(raw['idd']) ?? '').replace(/[^\w-]/g, '').slice(0, 80) : '';
    let id = own;
    if (id === '' || taken.has(id)) {
      next = Math.max(next, index + 1);
      do id = `block-${next++}`;
      while (taken.has(id));
    }
    taken.add(id);
    return id;
  };
}

/** The names in `attrs.className`, without the `c-` under which they are passed on. */
function readClassNames(attrs: unknown): string[] {
  const text = isRecord(attrs) ? readWord(attrs['className']) : undefined;
  const names = (text ?? '').split(/\s+/).map((name) => name.replace(/^c-/, ''));
  return [...new Set(names.filter((name) => /^[a-z0-9_-]{1,60}$/i.test(name)))];
}
