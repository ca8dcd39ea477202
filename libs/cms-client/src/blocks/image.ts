import { choice, html, image as picture, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const image = defineBlock(
  'image',
  {
    image: picture(),
    size: choice(['standard', 'wide'], {
      default: 'standard',
      help: '‘standard’ is as wide as the text, ‘wide’ runs to the right edge of the page.',
    }),
    title: text({ optional: true, help: 'A title at the start of the caption.' }),
    text: html({ optional: true, label: 'Caption', help: 'What the picture shows and who made it.' }),
  },
  { help: 'A picture, as wide as the text or wider, with a caption beside it' },
);
