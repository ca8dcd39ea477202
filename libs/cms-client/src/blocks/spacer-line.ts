import { choice, flag } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const spacerLine = defineBlock(
  'spacer-line',
  {
    height: choice(['small', 'medium', 'large'], { default: 'medium', help: 'Height of the space.' }),
    hideLine: flag({ label: 'Hide line', help: 'Show space only.' }),
  },
  {
    help: 'Vertical space with an optional line',
    finding: { category: 'layout', icon: 'minus', keywords: ['separator', 'divider', 'space'] },
    example: { height: 'medium' },
  },
);
