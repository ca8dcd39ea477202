import { image, items, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const slider = defineBlock(
  'slider',
  {
    slides: items(
      { title: text({ default: '', help: 'What the picture shows.' }), image: image() },
      'a list with at least one slide',
      { help: 'Pictures side by side, one on show at a time.' },
    ),
  },
  { help: 'Plates of a series in a row that scrolls; back and on with more than one' },
);
