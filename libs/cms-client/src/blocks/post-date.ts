import { day } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const postDate = defineBlock(
  'post-date',
  { date: day({ help: 'Date of publication.' }) },
  { help: 'The publication date, such as "March 05, 2021"; hidden if the date is invalid' },
);
