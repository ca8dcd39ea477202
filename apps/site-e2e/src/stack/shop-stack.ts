import { findKnownAddress } from './known-address.ts';
import { startStack, type Stack } from './stack.ts';

/** @param more configuration of the site, by the sandbox's origin */
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
