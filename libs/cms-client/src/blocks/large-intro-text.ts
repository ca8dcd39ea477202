import { html } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const largeIntroText = defineBlock(
  'large-intro-text',
  { text: html({ layout: 'inline' }) },
  {
    help: 'A short statement in very large type',
    finding: { category: 'text', icon: 'editor-bold', keywords: ['statement', 'lead'] },
    example: { text: 'One short statement.' },
  },
);
