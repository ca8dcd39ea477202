import { flag, link, number, word } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const shopCollection = defineBlock(
  'shop-collection',
  {
    // A handle is part of an address: nothing that could end one or begin another.
    collectionHandle: word(/^[\p{L}\p{N}_-]{1,255}$/u, 'the handle of a collection', {
      default: '',
      label: 'Collection',
      help: 'Its handle in the shop. Without one nothing is shown.',
    }),
    numberOfEntries: number(
      { min: 1, max: 100 },
      { default: 3, label: 'Number of products', help: 'How many are shown, 1 to 100.' },
    ),
    disableSp: flag({ label: 'Without links', help: 'Products are shown, but lead nowhere.' }),
    buttonLink: link({ optional: true, label: 'Button', help: 'A way to more, below the products.' }),
  },
  { help: 'The products in `slots.shopCollection`; nothing without it or without a handle' },
);
