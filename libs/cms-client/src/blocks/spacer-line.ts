import { choice, flag } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const spacerLine = defineBlock(
  'spacer-line',
  {
    height: choice(['small', 'medium', 'large'], { default: 'medium', help: 'How much air.' }),
    hideLine: flag({ label: 'Without a line', help: 'Air alone.' }),
  },
  { help: 'Air, with a line in its middle unless hidden' },
);
