import { html } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const introText = defineBlock(
  'intro-text',
  { text: html() },
  {
    help: 'An opening paragraph in larger type',
    finding: { category: 'text', icon: 'editor-paragraph', keywords: ['lead', 'opening'] },
    example: { text: '<p>Two or three sentences that say what this page is about.</p>' },
  },
);
