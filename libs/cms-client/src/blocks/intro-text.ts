import { html } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const introText = defineBlock(
  'intro-text',
  { text: html() },
  { help: 'An opening paragraph in larger type' },
);
