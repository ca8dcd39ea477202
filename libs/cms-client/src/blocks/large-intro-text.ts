import { html } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const largeIntroText = defineBlock(
  'large-intro-text',
  { text: html() },
  { help: 'A short statement in very large type' },
);
