import { text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const pageTitle = defineBlock(
  'page-title',
  {
    title: text({ help: 'Becomes the page title if this is the first block with a title.' }),
    subTitle: text({ optional: true, label: 'Subtitle', help: 'A line below the title.' }),
  },
  {
    help: 'The title of the page, with a line below it if you want one',
    finding: { category: 'text', icon: 'heading', keywords: ['headline', 'h1'] },
    example: { title: 'Our work', subTitle: 'What we did this year' },
    titledBy: 'title',
    once: true,
  },
);
