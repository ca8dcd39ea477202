import { toSafeImageUrl } from '@guildhall/safe-content';
import { createCartClient, type CartClient } from './cart/create-cart-client.ts';
import {
  createCatalogueClient,
  type CatalogueClient,
  type CatalogueClientOptions,
} from './catalogue/create-catalogue-client.ts';

/** The client of the shop. No method rejects; every response is parsed and safe to render. */
export type ShopClient = CatalogueClient & CartClient;

/**
 * Creates the client of the shop for servers: the catalogue, and carts.
 *
 * @param options `eventVendors`: the vendors whose products are places at events
 * @example
 * import { sendToShop } from '@guildhall/shop-client/server';
 *
 * const url = 'https://shop.example/api/2026-10/graphql.json';
 * const client = createShopClient({ send: sendToShop({ url, privateToken: 'shpat_1' }), addresses: policy });
 * const table = await client.findProduct('the-long-table');
 */
export function createShopClient(options: CatalogueClientOptions): ShopClient {
  const { send, addresses, eventVendors = {} } = options;
  const checkPicture = (untrusted: string) => toSafeImageUrl(untrusted, addresses);
  return {
    ...createCatalogueClient(options),
    ...createCartClient({ send, checkPicture, eventVendors: Object.keys(eventVendors) }),
  };
}
