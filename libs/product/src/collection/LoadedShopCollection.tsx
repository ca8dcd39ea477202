'use client';

import type { ReactElement } from 'react';
import { ProductsLoading } from '../grid/ProductsLoading.tsx';
import { ShopCollection, type ShopCollectionProps } from './ShopCollection.tsx';
import { useCollection, type LoadCollection } from './use-collection.ts';

/** The props of `LoadedShopCollection`. */
export interface LoadedShopCollectionProps extends Omit<ShopCollectionProps, 'products'> {
  /** Keep it stable between renders. */
  loadCollection: LoadCollection;
  /** The collection's name in URLs, as the shop's office sets it. */
  handle: string;
  /**
   * Number of products.
   * @default 3
   */
  count?: number;
}

/**
 * A collection for ordinary React apps: it loads its products itself. After 300 ms it shows a loader in the shape of the
 * products.
 *
 * @example
 * <LoadedShopCollection handle="prints" loadCollection={shop.fetchProducts} pricing={pricing} />
 */
export function LoadedShopCollection(props: LoadedShopCollectionProps): ReactElement {
  const { loadCollection, handle, count = 3, ...rest } = props;
  const products = useCollection(loadCollection, handle, count);
  if (products === 'loading') return <ProductsLoading count={count} texts={rest.texts} />;
  return <ShopCollection {...rest} products={products} />;
}
