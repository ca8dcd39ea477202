import { flag, link, number, word } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const shopCollection = defineBlock(
  'shop-collection',
  {
    // A handle becomes part of a URL, so no separators are allowed.
    collectionHandle: word(/^(?:[\p{L}\p{N}_]|-){1,255}$/u, 'a collection handle', {
      default: '',
      label: 'Collection',
      choosesFrom: 'collections',
      help: 'The collection’s handle in the shop. Without it, the block is hidden.',
    }),
    numberOfEntries: number(
      { min: 1, max: 100 },
      { default: 3, label: 'Number of products', help: 'Number of products shown, 1 to 100.' },
    ),
    disableSp: flag({ label: 'Turn off product links', help: 'Products are shown but cannot be clicked.' }),
    buttonLink: link({
      optional: true,
      label: 'Button',
      help: 'A link to more products, below the products.',
    }),
  },
  {
    help: 'Products of a collection of the shop; hidden without a collection',
    finding: { category: 'shop', icon: 'cart', keywords: ['products', 'shop'] },
    example: { collectionHandle: 'prints', numberOfEntries: 3 },
  },
);
