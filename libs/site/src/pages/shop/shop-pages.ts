import type { CatalogueClient } from '@guildhall/shop-client';
import { toFound, yieldAfterParsing } from '../../engine/page-builder.ts';
import type { PageLoadResult } from '../../engine/page-cache/page-cache.ts';
import { computeReadsPerMinute } from '../../engine/limits/read-limit.ts';
import { definePageKind, type PageRequest } from '../../engine/page-kind.ts';
import { cartPath } from '../../page/cart-path.ts';
import type { LoadedModel, MovedPage } from '../../page/loaded-model.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import { findChosenVariant } from './chosen-variant.ts';
import { loadCollectionPage, loadProduct, loadSearch, loadShop } from './load-shop.ts';
import { readShopPageRequest, type ShopPageRequest } from './shop-page-request.ts';

type ValidShopPageRequest = Exclude<ShopPageRequest, { kind: 'none' }>;

/** Builds the requested page of the shop. */
export type BuildShopPage = (request: ValidShopPageRequest, path: string) => Promise<PageLoadResult>;

type Options = Pick<PageKindOptions, 'config' | 'shop' | 'builder' | 'cache' | 'searches' | 'limitReads'>;

/** Front, products, collections, search for products and cart of the shop. */
export const shopPages = definePageKind({
  name: 'shop',
  models: { product: {}, shop: {}, cart: {}, collection: {}, search: { cacheControl: 'search' } },
  listRoutes: ({ switches }) =>
    switches?.shop === false
      ? []
      : [
          { name: 'p-handle', path: '/p/:handle?' },
          { name: 'p-collections-handle', path: '/p/collections/:handle' },
          { name: 'cart', path: cartPath },
        ],
  async open({ config, shop, builder, limitReads, ...caches }: Options) {
    const build: BuildShopPage = async (request, path) =>
      builder.toLoadResult(await yieldAfterParsing(load(shop, request)), { path });
    return {
      reader: {
        readRequest: createShopRequestReader(caches, build),
        limitReads: await limitReads('product reads', computeReadsPerMinute(config).products),
        hasFormerUrls: true,
      },
    };
  },
});

/** Creates the function that finds the page of a URL of the shop in the caches, and how it is built. */
export function createShopRequestReader(
  { cache, searches }: Pick<PageKindOptions, 'cache' | 'searches'>,
  build: BuildShopPage,
): (path: string, query: string) => PageRequest | undefined {
  return (path, query) => {
    const request = readShopPageRequest(path, query);
    if (request.kind === 'none') return undefined;
    const pages = request.kind === 'search' ? searches : cache;
    const page = { pages, key: request.key, load: () => build(request, path) };
    if (request.kind !== 'product') return page;
    return {
      ...page,
      findChoice(url, { variants }) {
        const variant = findChosenVariant(url, variants);
        return variant === undefined
          ? undefined
          : { query: variant, load: () => build({ ...request, variant }, path) };
      },
    };
  };
}

function load(shop: CatalogueClient, request: ValidShopPageRequest): Promise<LoadedModel | MovedPage> {
  // Only the browser knows the visitor's cart.
  if (request.kind === 'cart') return Promise.resolve(toFound({ kind: 'cart' }));
  if (request.kind === 'product') return loadProduct(shop, request);
  if (request.kind === 'collection') return loadCollectionPage(shop, request);
  return request.kind === 'search' ? loadSearch(shop, request) : loadShop(shop);
}
