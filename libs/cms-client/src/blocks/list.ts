import { choice, flag, texts } from '../fields/field-kinds.ts';
import { field } from '../fields/field.ts';
import { isRecord } from '../fields/is-record.ts';
import { readFlag, readWord } from '../fields/values.ts';
import { defineBlock } from './define-block.ts';

/** A list. Its start number and direction are separate fields, or in the editor's `attrs`; so are its letters. */
export const list = defineBlock(
  'list',
  {
    listType: choice(['ol', 'ul'], {
      optional: true,
      label: 'List type',
      help: 'Bulleted if nothing is chosen.',
      labels: { ol: 'Numbered', ul: 'Bulleted' },
    }),
    listItems: texts({ label: 'Items', itemName: 'item' }),
    start: field(
      {
        ...{ kind: 'number', expected: 'a whole number', min: -99_999, max: 99_999 },
        help: 'Start number, if the list does not start at 1.',
        read: readStart,
      },
      { optional: true, label: 'Start number', when: { field: 'listType', is: ['ol'] } },
    ),
    reversed: flag({
      label: 'Reverse order',
      help: 'Number the list in reverse.',
      when: { field: 'listType', is: ['ol'] },
    }),
  },
  {
    help: 'A bulleted or numbered list',
    finding: { category: 'text', icon: 'editor-ul', keywords: ['bullets', 'numbers'], core: 'core/list' },
    example: { listType: 'ul', listItems: ['Bring a coat', 'Bring a lamp'] },
    complete({ listType, listItems, start, reversed }, { raw }) {
      const attrs = isRecord(raw['attrs']) ? raw['attrs'] : {};
      const type = listType ?? (readFlag(attrs['ordered']) ? 'ol' : 'ul');
      const first = start ?? readStart(attrs['start']);
      const counted = type === 'ol';
      const numbering = numberings[readWord(attrs['type']) ?? ''];
      return {
        listType: type,
        listItems,
        ...(counted && first !== undefined && { start: first }),
        ...(counted && (reversed || readFlag(attrs['reversed'])) && { reversed: true as const }),
        // Letters or Roman numbers, as in HTML: `a`, `A`, `i`, `I`.
        ...(counted && numbering !== undefined && { numbering }),
      };
    },
  },
);

/** By WordPress's names and those of HTML. */
const numberings: Readonly<Record<string, 'a' | 'A' | 'i' | 'I'>> = {
  ...({ 'lower-alpha': 'a', 'upper-alpha': 'A', 'lower-roman': 'i', 'upper-roman': 'I' } as const),
  ...({ 'lower-latin': 'a', 'upper-latin': 'A', a: 'a', A: 'A', i: 'i', I: 'I' } as const),
};

function readStart(value: unknown): number | undefined {
  const text = readWord(value) ?? '';
  return /^-?\d{1,5}$/.test(text) ? Number(text) : undefined;
}
