import { toSafeImageUrl, type UrlPolicy } from '@guildhall/safe-content';
import { createCartClient, type CartClient } from './cart/create-cart-client.ts';
import { createCatalogueClient, type CatalogueClient } from './catalogue/create-catalogue-client.ts';
import type { SendToShop } from './transport/send.ts';

/** The client of the shop. No method rejects; every response is parsed and safe to render. */
export type ShopClient = CatalogueClient & CartClient;

/**
 * @example
 * const shop = createShopClient({ send: sendToShop({ url, privateToken }), addresses });
 * const product = await shop.findProduct('the-long-table');
 */
export function createShopClient(options: { send: SendToShop; addresses: UrlPolicy }): ShopClient {
  const { send, addresses } = options;
  const checkPicture = (untrusted: string) => toSafeImageUrl(untrusted, addresses);
  return { ...createCatalogueClient(options), ...createCartClient({ send, checkPicture }) };
}
