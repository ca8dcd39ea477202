import { image, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const hero = defineBlock(
  'hero',
  {
    title: text({ help: 'The page’s title, when it is the first block with one.' }),
    subTitle: text({ optional: true, label: 'Subtitle', help: 'A line below the title.' }),
    image: image({ optional: true }),
    link: link({ optional: true, help: 'A button below the words.' }),
  },
  { help: 'A picture from edge to edge and a sheet laid over its corner with the title' },
);
