import { html, image, link, text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const membershipPromotion = defineBlock(
  'membership-promotion',
  {
    title: text({ help: 'A few words, set large.' }),
    description: html({ optional: true, help: 'What members get.' }),
    image: image({ optional: true }),
    price: text({ optional: true, help: 'With or without a currency.' }),
    link: link({ optional: true, help: 'Where to join.' }),
  },
  { help: 'A band in night blue that invites to belong' },
);
