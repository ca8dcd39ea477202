import { html } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const largeIntroText = defineBlock(
  'large-intro-text',
  { text: html() },
  { help: 'A thought set large; its first line starts where the reading column starts' },
);
