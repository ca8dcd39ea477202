import type { SafeHtml } from '@guildhall/safe-content';
import * as v from 'valibot';
import { isRecord } from '../fields/is-record.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required, withFallback } from '../fields/schemas.ts';
import { readFlag, readItems, readOneOf, readWord } from '../fields/values.ts';
import { inPart } from '../problems/left-out.ts';
import type { ListBlock } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

/** A list. Where it begins and which way it counts stand in fields of its own, or among the editor's `attrs`. */
export function listSchema(read: BlockReaders): BlockSchema<'list'> {
  const readListItems = (value: unknown): SafeHtml[] | undefined =>
    readItems(value)
      ?.map((item, index) => inPart(String(index + 1), () => read.html(item)))
      .filter((item) => item !== undefined);
  const parts = fields({
    name: literally('list'),
    listType: optional(readOneOf(['ol', 'ul'])),
    listItems: required(readListItems, 'a list of texts'),
    start: optional(readStart),
    reversed: withFallback(readFlag, false),
    attrs: withFallback(readAttrs, readAttrs({})),
  });
  return v.pipe(
    parts,
    v.transform(({ attrs, listType, start = attrs.start, reversed, ...list }) => {
      const type: ListBlock['listType'] = listType ?? (attrs.ordered ? 'ol' : 'ul');
      const counted = type === 'ol';
      return {
        ...list,
        listType: type,
        ...(counted && start !== undefined && { start }),
        ...(counted && (reversed || attrs.reversed) && { reversed: true as const }),
      };
    }),
  );
}

function readStart(value: unknown): number | undefined {
  const text = readWord(value) ?? '';
  return /^-?\d{1,5}$/.test(text) ? Number(text) : undefined;
}
readStart.expected = 'a whole number';

function readAttrs(value: unknown) {
  const { ordered, start, reversed } = isRecord(value) ? value : {};
  return { ordered: readFlag(ordered), start: readStart(start), reversed: readFlag(reversed) };
}
