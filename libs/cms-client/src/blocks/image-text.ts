import { anyHtml, choice, image, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const imageText = defineBlock(
  'image-text',
  {
    title: text({ default: '', help: 'A title above the words.' }),
    text: anyHtml(),
    image: image({ optional: true }),
    alignment: choice(['left', 'right'], {
      default: 'left',
      help: 'The side of the picture.',
    }),
    link: link({ optional: true, help: 'A way on below the words.' }),
  },
  { help: 'A picture and words beside it; `alignment` is the picture’s side' },
);
