import { image, items, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const slider = defineBlock(
  'slider',
  {
    slides: items(
      { title: text({ default: '', help: 'What the picture shows.' }), image: image({ alt: 'required' }) },
      'a list with at least one slide',
      { help: 'The pictures, in order.', itemName: 'picture' },
    ),
  },
  {
    help: 'A picture slider, with arrows if there is more than one picture',
    finding: { category: 'media', icon: 'images-alt2', keywords: ['gallery', 'carousel', 'pictures'] },
    example: { slides: [{ title: 'The harbour in winter' }] },
  },
);
