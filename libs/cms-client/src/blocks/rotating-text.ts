import { items, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const rotatingText = defineBlock(
  'rotating-text',
  {
    slides: items({ title: text({ help: 'A line of text.' }) }, 'a list with at least one slide', {
      help: 'The lines, in order.',
    }),
  },
  {
    help: 'Large lines of text shown one at a time (400 ms per word); all at once without JavaScript or with reduced motion',
  },
);
