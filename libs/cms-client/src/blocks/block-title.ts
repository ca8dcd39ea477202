import { text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const blockTitle = defineBlock(
  'block-title',
  { title: text({ help: 'What the blocks below it are about.' }) },
  { help: 'A title under a rule' },
);
