import { choice, html, image as picture, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const image = defineBlock(
  'image',
  {
    image: picture(),
    size: choice(['standard', 'wide'], {
      default: 'standard',
      help: 'In the measure, or one that runs out of the page.',
    }),
    title: text({ optional: true, help: 'The first words of the caption.' }),
    text: html({ optional: true, label: 'Caption', help: 'What the picture shows, and who made it.' }),
  },
  { help: 'A picture in the measure, or one that runs out of the page; caption beside it' },
);
