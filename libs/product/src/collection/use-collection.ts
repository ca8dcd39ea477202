'use client';

import type { Product } from '@guildhall/shop-client';
import { useEffect, useState } from 'react';

/** Reads the first products of a collection. May reject. */
export type LoadCollection = (handle: string, count: number) => Promise<readonly Product[]>;

/** Products and the query they belong to: responses to earlier queries are ignored. */
interface LoadedCollection {
  load: LoadCollection;
  handle: string;
  count: number;
  products: readonly Product[] | 'failed';
}

/** Returns the products of a collection once they are loaded. */
export function useCollection(
  load: LoadCollection,
  handle: string,
  count: number,
): readonly Product[] | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<LoadedCollection>();
  useEffect(() => {
    let isCurrent = true;
    const store = (products: LoadedCollection['products']) => {
      if (isCurrent) setLoaded({ load, handle, count, products });
    };
    load(handle, count).then(store, () => store('failed'));
    return () => {
      isCurrent = false;
    };
  }, [load, handle, count]);
  const isFresh = loaded?.load === load && loaded.handle === handle && loaded.count === count;
  return isFresh ? loaded.products : 'loading';
}
