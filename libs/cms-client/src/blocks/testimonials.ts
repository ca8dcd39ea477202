import { html, image, items, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const testimonials = defineBlock(
  'testimonials',
  {
    slides: items(
      {
        title: text({ label: 'Name', help: 'Who said it.' }),
        image: image({ optional: true }),
        text: html({ label: 'Quotation' }),
      },
      'a list with at least one quotation',
      { label: 'Quotations', help: 'The quotations, in order.', itemName: 'quotation' },
    ),
  },
  {
    help: 'One large quotation, or several side by side',
    finding: { category: 'text', icon: 'format-quote', keywords: ['quotation', 'review'] },
    example: { slides: [{ title: 'A reader', text: 'I keep every issue.' }] },
  },
);
