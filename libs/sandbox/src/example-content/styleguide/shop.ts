import { link, shopCollection, withFrame } from '../../content/seed/blocks.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';

const shop: BlockSeed[] = [
  withFrame(shopCollection('prints', 3, link('All prints', '/shop')), { title: 'From the shop' }),
  withFrame(shopCollection('', 3), { title: 'Hidden: a collection without a handle' }),
];

export default shop;
