import { items, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const rotatingText = defineBlock(
  'rotating-text',
  {
    slides: items({ title: text({ help: 'A line of text.' }) }, 'a list with at least one slide', {
      help: 'The lines, in order.',
      itemName: 'line',
    }),
  },
  {
    help: 'Large lines of text that follow each other; visitors who want no motion see all of them',
    finding: { category: 'text', icon: 'update', keywords: ['lines', 'statement'] },
    example: { slides: [{ title: 'We ask.' }, { title: 'We listen.' }] },
  },
);
