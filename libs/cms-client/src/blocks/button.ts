import { choice, link } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const button = defineBlock(
  'button',
  {
    link: link(),
    alignment: choice(['left', 'center', 'right'], { default: 'left', help: 'Where it is.' }),
    size: choice(['small', 'normal', 'large'], { default: 'normal', help: 'How large it is.' }),
  },
  { help: 'One way on' },
);
