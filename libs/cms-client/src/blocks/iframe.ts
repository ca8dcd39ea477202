import { field } from '../fields/field.ts';
import { html, untitledLink } from '../fields/field-kinds.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import { withinField } from '../problems/losses.ts';
import { defineBlock } from './define-block.ts';

/** As long as a page can well be. Percentages say nothing here: what is around a block has no height. */
const cssLength = /^(\d{1,4}(?:\.\d{1,2})?)(px|r?em|[sld]?vh|vw|vmin|vmax)?$/;

export const iframe = defineBlock(
  'iframe',
  {
    link: untitledLink({ help: 'The page to be framed; where it may not be, the block is a link to it.' }),
    height: field(
      {
        ...{ kind: 'word', expected: 'a length such as 600px', pattern: /^[1-9]\d{0,3}(px|rem|em|vh|vw)$/ },
        help: 'Such as `600px`, `80vh` or `37.5rem`; a bare number means px.',
        read: readHeight,
      },
      { default: '100vh' },
    ),
    description: html({ optional: true, help: 'What it shows.' }),
  },
  {
    help: 'Another site’s page in a sandbox, fetched when it comes near; a link where its host may not be framed',
    complete(block, { raw, read }) {
      // The same address, or the host's own for frames, if that host may be framed; else the block is its link.
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
