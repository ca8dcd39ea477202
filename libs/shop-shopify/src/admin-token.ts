import { computeSupplierDeadline, connect, type OnSupplierEvent } from '@guildhall/suppliers';
import type { ShopifySettings } from './shopify-config.ts';
import { createFixedToken, createGrantedToken, type AccessToken } from './access-token.ts';

/**
 * The token of the shop's Admin API: the one of the configuration, or those that are granted to an app by its id and
 * secret. The vendor grants them beside the API: `…/admin/oauth/access_token` for `…/admin/api/<version>/graphql.json`.
 *
 * @returns `undefined` if neither is configured
 */
export function connectAdminToken(
  config: ShopifySettings,
  onEvent: OnSupplierEvent,
): AccessToken | undefined {
  const {
    SHOP_ADMIN_URL: url,
    SHOP_ADMIN_TOKEN: token,
    SHOP_ADMIN_CLIENT_ID: id,
    SHOP_ADMIN_CLIENT_SECRET: secret,
  } = config;
  if (token !== undefined) return createFixedToken(token);
  if (url === undefined || id === undefined || secret === undefined) return undefined;
  const address = new URL('../../oauth/access_token', url).href;
  const service = connect({
    name: 'shop-admin tokens',
    url: address,
    deadlineMs: computeSupplierDeadline(config),
    onEvent,
  });
  return createGrantedToken(service, { id, secret });
}
