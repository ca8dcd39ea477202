import { day } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const postDate = defineBlock(
  'post-date',
  { date: day({ help: 'When it was written.' }) },
  { help: 'The day, like "March 05, 2021"; nothing for a day that does not exist' },
);
