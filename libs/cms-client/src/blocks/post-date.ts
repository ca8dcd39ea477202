import { day } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const postDate = defineBlock(
  'post-date',
  { date: day({ help: 'Date of publication.' }) },
  {
    help: 'The date of publication, such as March 05, 2021; hidden if the date does not exist',
    finding: {
      category: 'text',
      icon: 'calendar-alt',
      keywords: ['published', 'day'],
      core: 'core/post-date',
    },
    example: { date: '20260305' },
    once: true,
  },
);
