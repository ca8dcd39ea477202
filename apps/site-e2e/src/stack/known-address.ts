import { findFreePort } from '../../../../config/free-port.ts';
import { startStack, type Stack } from './stack.ts';

/**
 * A free origin for a stack's site. The api accepts posts only from the site's own pages, so it must know it in
 * advance.
 */
export async function findKnownAddress(): Promise<{ SITE_PORT: string; SITE_ORIGIN: string }> {
  const port = await findFreePort();
  return { SITE_PORT: String(port), SITE_ORIGIN: `http://127.0.0.1:${port}` };
}

/**
 * Starts a product with sign-up.
 *
 * @param apiEnv further configuration of the api
 */
export async function startJoiningStack(apiEnv: Record<string, string> = {}): Promise<Stack> {
  const address = await findKnownAddress();
  return startStack(
    // Each test is a visitor from another address.
    { ...address, TRUSTED_PROXIES: '127.0.0.1,::1' },
    { SITE_ORIGIN: address.SITE_ORIGIN, ...apiEnv },
  );
}

/**
 * Starts a product with a shop.
 *
 * @param more configuration of the site, by the sandbox's origin
 */
export async function startShopStack(
  more: (sandboxOrigin: string) => Record<string, string> = () => ({}),
): Promise<Stack> {
  const address = await findKnownAddress();
  return startStack(
    ({ origin }) => ({ ...address, CHECKOUT_ORIGINS: origin, ...more(origin) }),
    ({ origin }) => ({
      SITE_ORIGIN: address.SITE_ORIGIN,
      CHECKOUT_ORIGINS: origin,
      SHOP_ADMIN_URL: `${origin}/shop/admin/api/2026-10/graphql.json`,
      SHOP_ADMIN_TOKEN: 'sandbox-admin-token',
      VIES_URL: `${origin}/vies/check-vat-number`,
      // All journeys of a minute come from one visitor here.
      RATE_LIMIT_PER_MINUTE: '10000',
    }),
    // The first order does not wait for the shop's large schema.
    { SHOP_AHEAD: 'on' },
  );
}
