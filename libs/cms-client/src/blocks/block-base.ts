import { parseAnchorName } from '@guildhall/safe-content';
import type { ContentReaders } from '../fields/content-readers.ts';
import type { Fields, FieldValues } from '../fields/field.ts';
import { choice, html, text } from '../fields/field-kinds.ts';
import { isRecord } from '../fields/is-record.ts';
import { readFields } from '../fields/read-fields.ts';
import { readWord } from '../fields/values.ts';

/** The fields of every block; nothing in them can make a block unusable. */
export const baseFields = {
  backgroundColor: choice(['paper', 'peach', 'night', 'sand'], {
    optional: true,
    label: 'Background',
    help: 'Background colour.',
  }),
  blockTitle: text({
    optional: true,
    label: 'Block title',
    help: 'Used if the block has no title of its own.',
  }),
  blockDescription: html({
    optional: true,
    label: 'Block description',
    help: 'Shown below the block title.',
  }),
} satisfies Fields;

/** The fields of every block. `name` is the part of the content service's `blockName` after the slash. */
export interface BlockBase extends FieldValues<typeof baseFields> {
  /** `acf/hero`, `core/text`, … as the content service sent it. */
  blockName: string;
  /** Unique on its page. */
  idd: string;
  /** Editors' class names, without the `c-` under which each is passed on. */
  classNames: string[];
  /** The name of its place in the page, for `#team`. */
  anchor?: string;
  /** There was more in it than is read: visitors are told so. */
  isCut?: true;
}

/** Reads the fields of every block. */
export function readBlockBase(raw: Record<string, unknown>, idd: string, read: ContentReaders): BlockBase {
  const attrs = isRecord(raw['attrs']) ? raw['attrs'] : {};
  const anchor = parseAnchorName(attrs['anchor']);
  return {
    ...readFields(baseFields, raw, read).values,
    blockName: readWord(raw['blockName']) ?? '',
    idd,
    classNames: readClassNames(attrs['className']),
    ...(anchor !== undefined && { anchor }),
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
function readClassNames(className: unknown): string[] {
  const names = (readWord(className) ?? '').split(/\s+/).map((name) => name.replace(/^c-/, ''));
  return [...new Set(names.filter((name) => /^[a-z0-9_-]{1,60}$/i.test(name)))];
}
