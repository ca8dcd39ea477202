import { choice, html, image as picture, text } from '../fields/field-kinds.ts';
import { readWholeNumber } from '../fields/values.ts';
import { defineBlock } from './define-block.ts';

export const image = defineBlock(
  'image',
  {
    image: picture({ alt: 'required' }),
    size: choice(['standard', 'wide'], {
      default: 'standard',
      help: 'How wide the picture is.',
      labels: { standard: 'As wide as the text', wide: 'To the right edge of the page' },
    }),
    title: text({ optional: true, help: 'A title at the start of the caption.' }),
    text: html({
      optional: true,
      layout: 'inline',
      label: 'Caption',
      help: 'What the picture shows and who made it.',
    }),
  },
  {
    help: 'A picture, as wide as the text or wider, with a caption beside it',
    finding: {
      category: 'media',
      icon: 'format-image',
      keywords: ['picture', 'photo', 'figure'],
      core: 'core/image',
    },
    example: { size: 'standard', text: 'The harbour in winter. Photo: the archive.' },
    titledBy: 'title',
    complete(block, { raw }) {
      // Narrower than the text, as its editor made it in WordPress.
      const width = readWholeNumber(raw['width']) ?? 0;
      const isNarrow = block.size !== 'wide' && width >= 8 && width <= 2_000;
      return {
        ...block,
        ...(isNarrow && { width }),
        ...(isNarrow && raw['align'] === 'center' && { isCentred: true as const }),
      };
    },
  },
);
