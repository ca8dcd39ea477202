import { choice, link } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const button = defineBlock(
  'button',
  {
    link: link(),
    alignment: choice(['left', 'center', 'right'], { default: 'left', help: 'Position of the button.' }),
    size: choice(['small', 'normal', 'large'], { default: 'normal', help: 'Size of the button.' }),
  },
  { help: 'A button that links to a page' },
);
