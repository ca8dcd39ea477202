import { items, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const rotatingText = defineBlock(
  'rotating-text',
  {
    slides: items({ title: text({ help: 'A line.' }) }, 'a list with at least one slide', {
      help: 'Lines that take turns.',
    }),
  },
  { help: 'Lines set large, each for 400 ms per word; all of them at once without script or motion' },
);
