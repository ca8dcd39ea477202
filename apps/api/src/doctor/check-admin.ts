import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { formatFailure } from '@guildhall/upstream';
import type { Config } from '../config.ts';
import { connectShopAdmin } from '../invoice/shop-admin.ts';
import { ShopAnswerError } from '../invoice/shop-answer-error.ts';
import type { ShopAbout } from '../invoice/admin-answers.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { checkVersion } from './api-version.ts';
import { isUnauthorized } from './is-unauthorized.ts';

const check = 'invoices';
const needed = ['read_products', 'read_draft_orders', 'write_draft_orders'];

/** Whether the shop's administration allows the api to make invoices, and the shop is set up as the site expects. */
export async function checkAdmin(config: Config, onEvent: OnSupplierEvent): Promise<Finding[]> {
  const { SHOP_ADMIN_URL: url } = config;
  const admin = connectShopAdmin(config, onEvent);
  if (url === undefined || !admin) return [note(check, 'no invoices are made (SHOP_ADMIN_URL)')];
  try {
    const about = await admin.about();
    return [
      checkVersion(check, 'SHOP_ADMIN_URL', url, about.versions),
      scopes(about),
      ...settings(about, config),
    ];
  } catch (error) {
    return [fix(check, describeFailure(error, config))];
  }
}

function describeFailure(error: unknown, { SHOP_ADMIN_CLIENT_ID: id }: Config): string {
  if (error instanceof ShopAnswerError)
    return `the shop’s administration does not answer as it should (${[error.fault, ...error.messages].join(', ')})`;
  if (isUnauthorized(error) || (id !== undefined && formatFailure(error).includes('400')))
    return id === undefined
      ? 'the shop does not know SHOP_ADMIN_TOKEN: it was withdrawn, or belongs to another shop'
      : 'the shop grants no token for SHOP_ADMIN_CLIENT_ID: see that id and secret are right, and that the app is installed';
  return `the shop’s administration ${formatFailure(error)}: see that SHOP_ADMIN_URL is right, and that it can be reached from here`;
}

function scopes({ scopes }: ShopAbout): Finding {
  // A scope to write includes the scope to read.
  const has = (scope: string) => scopes.includes(scope) || scopes.includes(scope.replace('read_', 'write_'));
  const missing = needed.filter((scope) => !has(scope));
  return missing.length === 0
    ? ok(check, 'the app may do what it has to')
    : fix(
        check,
        `the app may not do enough: give it ${missing.join(', ')}, release that version and install it again`,
      );
}

function settings({ currency, taxesIncluded, country }: ShopAbout, { SHOP_COUNTRY }: Config): Finding[] {
  const seller = country === 'GR' ? 'EL' : country;
  return [
    currency === 'DKK'
      ? ok(check, 'the shop’s currency is DKK')
      : fix(check, `the shop’s currency is ${currency}, and the site counts in DKK`),
    taxesIncluded
      ? fix(
          check,
          'the shop’s prices have the tax in them, and the site adds it again: switch “Include sales tax in product price” off',
        )
      : ok(check, 'the shop’s prices are without tax'),
    seller === undefined || seller === SHOP_COUNTRY
      ? ok(check, `businesses in ${SHOP_COUNTRY} are not exempt`)
      : fix(
          check,
          `the shop is in ${seller}, and SHOP_COUNTRY is ${SHOP_COUNTRY}: businesses in the seller’s own country must pay VAT`,
        ),
  ];
}
