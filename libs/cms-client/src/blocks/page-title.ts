import { text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const pageTitle = defineBlock(
  'page-title',
  {
    title: text({ help: 'The page’s title, when it is the first block with one.' }),
    subTitle: text({ optional: true, label: 'Subtitle', help: 'A line below the title.' }),
  },
  { help: 'The page’s `h1`, its subtitle on the axis' },
);
