import type { GroundRole } from '@guildhall/organisation';
import { parseAnchorName } from '@guildhall/safe-content';
import type { ContentReaders } from '../fields/content-readers.ts';
import { field, type Fields, type FieldValues } from '../fields/field.ts';
import { html, text } from '../fields/field-kinds.ts';
import { defaultGrounds, describeGrounds, findGround, type Grounds } from '../fields/grounds.ts';
import { isRecord } from '../fields/is-record.ts';
import { describeMismatch, readFields } from '../fields/read-fields.ts';
import { isEmpty, readWord } from '../fields/values.ts';
import { reportLoss } from '../problems/losses.ts';

/** Fields of every block. None of them can make a block unusable. */
export const baseFields = {
  backgroundColor: createGroundField(defaultGrounds),
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

/** Creates the field of the background colour as editors see it. It reads the names of the client's own grounds. */
export function createGroundField(grounds: Grounds) {
  return field(
    {
      ...{ kind: 'choice', expected: describeGrounds(grounds), help: 'Background colour.' },
      choices: Object.keys(grounds),
      read: (value, read) => readGround(value, read.grounds),
    },
    { optional: true, label: 'Background' },
  );
}

function readGround(value: unknown, grounds: Grounds): GroundRole | undefined {
  const role = findGround(value, grounds);
  if (role === undefined && !isEmpty(value)) reportLoss(describeMismatch(describeGrounds(grounds), value));
  return role;
}

/** Values that every block has, beside those of its own fields. */
export interface BlockBase extends FieldValues<typeof baseFields> {
  /** The full name from the content service: `acf/hero`, `core/text`, …. */
  blockName: string;
  /** Unique on its page. */
  idd: string;
  /** Editors' class names, without the `c-` prefix they are rendered with. */
  classNames: string[];
  /** Fragment name of the block, for links such as `#team`. */
  anchor?: string;
  /** Set when content was cut off. Visitors see a note. */
  isCut?: true;
}

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
 * Creates IDs for blocks: the block's own (letters, digits, `-` and `_`), or one made from its position if it has
 * none or the ID is already taken.
 */
export function createBlockIds(): (raw: unknown, index: number) => string {
  const taken = new Set<string>();
  // Next number to try, so that no number is tried twice.
  let next = 1;
  return (raw, index) => {
    const ownId = isRecord(raw) ? (readWord(raw['idd']) ?? '').replace(/[^\w-]/g, '').slice(0, 80) : '';
    let id = ownId;
    if (id === '' || taken.has(id)) {
      next = Math.max(next, index + 1);
      do id = `block-${next++}`;
      while (taken.has(id));
    }
    taken.add(id);
    return id;
  };
}

function readClassNames(className: unknown): string[] {
  const names = (readWord(className) ?? '').split(/\s+/).map((name) => name.replace(/^c-/, ''));
  return [...new Set(names.filter((name) => /^[a-z0-9_-]{1,60}$/i.test(name)))];
}
