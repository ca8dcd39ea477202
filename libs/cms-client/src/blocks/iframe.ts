import { field } from '../fields/field.ts';
import { html, untitledLink } from '../fields/field-kinds.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import { withinField } from '../problems/losses.ts';
import { defineBlock } from './define-block.ts';

/** Percentages are excluded: the container of a block has no height. */
const cssLength = /^(\d{1,4}(?:\.\d{1,2})?)(px|r?em|[sld]?vh|vw|vmin|vmax)?$/;

export const iframe = defineBlock(
  'iframe',
  {
    link: untitledLink({
      help: 'The page to embed. If its host is not allowed, the block shows a link instead.',
    }),
    height: field(
      {
        ...{
          kind: 'word',
          expected: 'a length such as 600px',
          pattern: /^[1-9][0-9]{0,3}(px|rem|em|vh|vw)$/,
        },
        inputPattern:
          /^\s*[0-9]{1,4}(\.[0-9]{1,2})?([pP][xX]|[rR]?[eE][mM]|[sSlLdD]?[vV][hH]|[vV][wW]|[vV][mM][iI][nN]|[vV][mM][aA][xX])?\s*$/,
        help: 'Height, such as 600px, 80vh (80 % of the window) or 37.5rem. A number alone means px.',
        read: readHeight,
      },
      { default: '100vh' },
    ),
    description: html({ optional: true, layout: 'inline', help: 'What the embedded page shows.' }),
  },
  {
    help: 'A page from another site, or a link to it if its host is not allowed',
    finding: { category: 'media', icon: 'embed-generic', keywords: ['embed', 'map', 'page'] },
    example: {
      link: { title: 'Map', url: 'https://frames.example/map', target: '' },
      height: '600px',
      description: 'The way to the house.',
    },
    complete(block, { raw, read }) {
      // The URL for frames is the link's own or one given by its host. Without an allowed one, the block shows a
      // link.
      const written = isRecord(raw['link']) ? raw['link']['url'] : raw['link'];
      const frame = withinField('link', () => read.frameUrl(raw['frameUrl'] ?? written));
      return { ...block, ...(frame && { frame }) };
    },
  },
);

function readHeight(value: unknown): string | undefined {
  const [, figure, unit = 'px'] = cssLength.exec(readWord(value)?.toLowerCase() ?? '') ?? [];
  return Number(figure) > 0 ? `${Number(figure)}${unit}` : undefined;
}
