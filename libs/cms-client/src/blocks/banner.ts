import { html, image, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const banner = defineBlock(
  'banner',
  {
    title: text({ help: 'A few words, set large.' }),
    description: html({ optional: true }),
    image: image({ optional: true }),
    link: link({ optional: true, help: 'A button below the words.' }),
  },
  { help: 'A label pinned to a wide picture, in the accent colour or on the block’s ground' },
);
