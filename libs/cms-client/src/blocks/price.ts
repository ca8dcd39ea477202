import { text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const price = defineBlock(
  'price',
  {
    price: text({ expected: 'a number or a text', help: 'With or without a currency.' }),
    textAfterPrice: text({ optional: true, help: 'What it is for, such as "a year".' }),
    shippingText: text({ optional: true, label: 'Shipping', help: 'What sending adds.' }),
  },
  { help: 'Large figures (bare ones as kroner), what they are for, what sending adds' },
);
