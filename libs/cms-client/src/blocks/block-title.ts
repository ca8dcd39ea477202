import { text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const blockTitle = defineBlock(
  'block-title',
  { title: text({ help: 'The topic of the blocks below.' }) },
  {
    help: 'A section title with a line above it',
    finding: { category: 'text', icon: 'heading', keywords: ['section', 'headline'] },
    example: { title: 'This season' },
    titledBy: 'title',
  },
);
