import type { ShopCollectionSlotProps } from '@guildhall/blocks';
import { ShopCollection } from '@guildhall/product';
import { pricing } from '../pricing.ts';
import { shop } from '../server/content.ts';

/** The products of a block, read where the block is rendered. */
export async function Collection({ handle, count, clickable, headingLevel }: ShopCollectionSlotProps) {
  const products = (await shop.fetchProducts(handle)).slice(0, count);
  return <ShopCollection {...{ products, pricing, clickable, headingLevel }} />;
}
