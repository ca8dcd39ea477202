import { text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const pageTitle = defineBlock(
  'page-title',
  {
    title: text({ help: 'Becomes the page title if this is the first block with a title.' }),
    subTitle: text({ optional: true, label: 'Subtitle', help: 'A line below the title.' }),
  },
  { help: 'The page title (`h1`) with an optional subtitle' },
);
