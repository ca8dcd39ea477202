import { getCollectionPath, getProductPath, type CatalogueClient } from '@guildhall/shop-client';

type Shop = Pick<CatalogueClient, 'readCollections' | 'readCollectionPage'>;

/** Pages read of one collection, 24 products each. */
const maxPages = 100;

/**
 * Reads the paths of the shop, its collections and all of their products. `undefined` if a part of them cannot be read.
 */
export async function readShopPaths(shop: Shop): Promise<string[] | undefined> {
  const { outcome, collections } = await shop.readCollections();
  if (outcome !== 'found') return undefined;
  const paths = new Set(['/p']);
  for (const { handle } of collections) {
    for (let page = 1; page <= maxPages; page++) {
      const read = await shop.readCollectionPage(handle, { page });
      if (read.outcome === 'failed') return undefined;
      // The collection was removed between the two reads.
      if (read.outcome === 'missing' || read.products.length === 0) break;
      if (page === 1) paths.add(getCollectionPath(handle));
      for (const product of read.products) paths.add(getProductPath(product.handle));
      if (!read.more) break;
    }
  }
  return [...paths];
}
