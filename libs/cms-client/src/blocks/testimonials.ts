import { html, image, items, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const testimonials = defineBlock(
  'testimonials',
  {
    slides: items(
      {
        title: text({ label: 'Who' }),
        image: image({ optional: true }),
        text: html({ label: 'What they said' }),
      },
      'a list with at least one quotation',
      { label: 'Quotations', help: 'One after the other.' },
    ),
  },
  { help: 'One voice set large, or several side by side' },
);
