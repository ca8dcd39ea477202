import { text } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const price = defineBlock(
  'price',
  {
    price: text({ expected: 'a number or text', help: 'Price, with or without a currency.' }),
    textAfterPrice: text({ optional: true, help: 'What the price is for, such as "a year".' }),
    shippingText: text({ optional: true, label: 'Shipping', help: 'Shipping costs.' }),
  },
  {
    help: 'A price in large type. A number without a currency gets the organisation’s',
    finding: { category: 'membership', icon: 'money-alt', keywords: ['cost', 'amount'] },
    example: { price: '450', textAfterPrice: 'a year' },
  },
);
