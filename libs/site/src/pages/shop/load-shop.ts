import type { CatalogueClient } from '@guildhall/shop-client';
import type { LoadedModel, MovedPage } from '../../page/loaded-model.ts';
import type { MessageModel } from '../messages/message-model.ts';
import type { ShopModel } from './shop-models.ts';
import { findFormerCollection, findFormerProduct } from './former-shop-path.ts';
import type { CollectionPageRequest, ProductPageRequest, SearchPageRequest } from './shop-page-request.ts';

/** A page of the shop as it was read, or the page that says why there is none. */
export type LoadedShopPage = LoadedModel<ShopModel | MessageModel>;

const perCollection = 12;

/** No shop handle is longer. */
const maxHandleLength = 255;

/** Only a product that the shop does not know, also not by an earlier handle, is a 404. */
export async function loadProduct(
  shop: CatalogueClient,
  { handle, variant }: ProductPageRequest,
): Promise<LoadedShopPage | MovedPage> {
  if (handle.length > maxHandleLength) return missing;
  const read = await shop.readProduct(handle);
  if (read.outcome === 'missing') return toMoved(await findFormerProduct(shop, handle));
  if (read.outcome === 'failed') return unavailable;
  return { outcome: 'found', model: { kind: 'product', product: read.product, variant }, fullyRead: true };
}

/** Reads all collections with their first products, in parallel. Empty ones are left out. */
export async function loadShop(shop: CatalogueClient): Promise<LoadedShopPage> {
  const { outcome, collections } = await shop.readCollections();
  if (outcome !== 'found') return unavailable;
  const read = await Promise.all(
    collections.map(async (collection) => {
      const read = await shop.readCollectionPage(collection.handle, { size: perCollection });
      if (read.outcome === 'failed') return { ...collection, products: 'failed' as const, more: false };
      // The collection was removed between the two reads.
      return read.outcome === 'found'
        ? { ...collection, products: read.products, more: read.more }
        : { ...collection, products: [], more: false };
    }),
  );
  const shown = read.filter(({ products }) => products.length > 0);
  const fullyRead = read.every(({ products }) => products !== 'failed');
  // This page has no editor's content, so an earlier complete page is better than one with a missing part.
  return {
    outcome: 'found',
    model: { kind: 'shop', collections: shown },
    fullyRead,
    partsMissing: !fullyRead,
    entryTag: 'shop',
  };
}

/** An unknown collection, or a page beyond its end, is a 404. */
export async function loadCollectionPage(
  shop: CatalogueClient,
  { handle, page, sort }: CollectionPageRequest,
): Promise<LoadedShopPage | MovedPage> {
  if (handle.length > maxHandleLength) return missing;
  const read = await shop.readCollectionPage(handle, { page, sort });
  if (read.outcome === 'missing')
    return page > 1 ? missing : toMoved(await findFormerCollection(shop, handle));
  if (read.outcome === 'failed') return unavailable;
  const { collection, products, more } = read;
  return {
    outcome: 'found',
    model: { kind: 'collection', collection, products, page, sort, more },
    fullyRead: true,
  };
}

/** A search without results is a page of its own, with links to collections. */
export async function loadSearch(
  shop: CatalogueClient,
  { text, page }: SearchPageRequest,
): Promise<LoadedShopPage> {
  const read = await shop.searchProducts(text, { page });
  if (read.outcome === 'missing') return missing;
  if (read.outcome === 'failed') return unavailable;
  const { products, count, more } = read;
  const collections = count === 0 ? await shop.fetchCollections() : [];
  return {
    outcome: 'found',
    model: { kind: 'search', text, products, count, page, more, collections },
    fullyRead: true,
  };
}

const missing: LoadedModel<MessageModel> = {
  outcome: 'missing',
  model: { kind: 'not-found' },
  fullyRead: true,
};
const unavailable: LoadedModel<MessageModel> = {
  outcome: 'failed',
  model: { kind: 'unavailable' },
  fullyRead: false,
};

/** Makes a page of where an address leads, as `findShopPage` finds it. */
export function toMoved(to: string | 'failed' | undefined): LoadedModel<MessageModel> | MovedPage {
  if (to === undefined) return missing;
  return to === 'failed' ? unavailable : { outcome: 'moved', to };
}
