import type { Organisation } from '@guildhall/organisation';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { isUnauthorized, type OnSupplierEvent, ShopResponseError } from '@guildhall/suppliers';
import { formatFailure } from '@guildhall/upstream';
import type { ShopifySettings } from './shopify-config.ts';
import { connectShopAdmin } from './shop-admin.ts';
import type { ShopAbout } from './admin-responses.ts';
import { checkVersion } from './check-version.ts';

const check = 'invoices';
const needed = ['read_products', 'read_draft_orders', 'write_draft_orders'];

/** Checks that the api may create invoices at the shop, and that the shop's settings are as the site expects. */
export async function checkAdmin(
  config: ShopifySettings,
  organisation: Pick<Organisation, 'currency'>,
  onEvent: OnSupplierEvent,
): Promise<Finding[]> {
  const { SHOP_ADMIN_URL: url } = config;
  const admin = connectShopAdmin(config, onEvent);
  if (url === undefined || !admin) return [note(check, 'invoices are off: SHOP_ADMIN_URL is not set')];
  try {
    const about = await admin.fetchAbout();
    return [
      checkVersion(check, 'SHOP_ADMIN_URL', url, about.versions),
      checkScopes(about),
      ...checkSettings(about, config, organisation),
    ];
  } catch (error) {
    return [fix(check, describeFailure(error, config))];
  }
}

function describeFailure(error: unknown, { SHOP_ADMIN_CLIENT_ID: id }: ShopifySettings): string {
  if (error instanceof ShopResponseError)
    return `the shop’s Admin API returned an unexpected response (${[error.fault, ...error.messages].join(', ')})`;
  if (isUnauthorized(error) || (id !== undefined && formatFailure(error).includes('400')))
    return id === undefined
      ? 'the shop rejects SHOP_ADMIN_TOKEN: it has been revoked or belongs to another shop'
      : 'the shop issues no token for SHOP_ADMIN_CLIENT_ID: check the ID and secret, and that the app is installed';
  return `the shop’s Admin API ${formatFailure(error)}: check SHOP_ADMIN_URL, and that this machine can reach it`;
}

function checkScopes({ scopes }: ShopAbout): Finding {
  // Write access includes read access.
  const has = (scope: string) => scopes.includes(scope) || scopes.includes(scope.replace('read_', 'write_'));
  const missing = needed.filter((scope) => !has(scope));
  return missing.length === 0
    ? ok(check, 'the app has the scopes it needs')
    : fix(check, `the app lacks scopes: add ${missing.join(', ')}, release that version and reinstall it`);
}

function checkSettings(
  { currency, taxesIncluded, country }: ShopAbout,
  { SHOP_COUNTRY }: ShopifySettings,
  { currency: needed }: Pick<Organisation, 'currency'>,
): Finding[] {
  const seller = country === 'GR' ? 'EL' : country;
  return [
    currency === needed
      ? ok(check, `the shop’s currency is ${needed}`)
      : fix(check, `the shop’s currency is ${currency}; the site needs ${needed}`),
    taxesIncluded
      ? fix(
          check,
          'the shop’s prices include tax, and the site would add it again: switch “Include sales tax in product price” off',
        )
      : ok(check, 'the shop’s prices exclude tax'),
    seller === undefined || seller === SHOP_COUNTRY
      ? ok(check, `businesses in ${SHOP_COUNTRY} pay VAT`)
      : fix(
          check,
          `the shop is in ${seller}, but SHOP_COUNTRY is ${SHOP_COUNTRY}: set SHOP_COUNTRY to ${seller}, because businesses in the seller’s country must pay VAT`,
        ),
  ];
}
