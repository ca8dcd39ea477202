import type { Organisation } from '@guildhall/organisation';
import { createUsageError } from '@guildhall/server-kit';
import { type ConfigurationRule, type HostSettings, secret, secretUrl } from '@guildhall/suppliers';
import * as v from 'valibot';

/** The market that the site shows. */
export interface ShopifyOptions {
  /**
   * Country whose prices and products are shown, such as `DK`.
   *
   * @default vatHome of the organisation
   */
  country?: string;
  /**
   * Language of product titles and descriptions, published in the shop, such as `EN` or `PT_BR`.
   *
   * @default language of the organisation
   */
  language?: string;
}

/** The variables of the shop. Without `SHOP_STOREFRONT_URL`, the shop is off. */
export const shopifyVariables = {
  /** Full URL of the shop's Storefront API, with the version. If unset, the shop is off. */
  SHOP_STOREFRONT_URL: v.optional(secretUrl),
  /** Private token of the Storefront API; required with its URL. */
  SHOP_STOREFRONT_TOKEN: v.optional(secret),
  /** Full URL of the shop's Admin API, with the version: for invoices to EU businesses. */
  SHOP_ADMIN_URL: v.optional(secretUrl),
  /** Token of an app created in the shop's admin before 2026; it never expires. */
  SHOP_ADMIN_TOKEN: v.optional(secret),
  /** ID of a newer app, whose tokens are issued for a day. */
  SHOP_ADMIN_CLIENT_ID: v.optional(secret),
  /** Secret of that app; required with its ID. */
  SHOP_ADMIN_CLIENT_SECRET: v.optional(secret),
};

/** The variables of the shop, as they were read. */
export type ShopifyConfig = v.InferOutput<v.ObjectSchema<typeof shopifyVariables, undefined>>;

export type ShopifySettings = HostSettings & ShopifyConfig;

const areBothOrNeither = (one: unknown, other: unknown): boolean =>
  (one === undefined) === (other === undefined);

export const shopifyRules: readonly ConfigurationRule<ShopifySettings>[] = [
  {
    variables: ['SHOP_STOREFRONT_TOKEN', 'SHOP_STOREFRONT_URL'],
    isValid: (shop) => areBothOrNeither(shop.SHOP_STOREFRONT_URL, shop.SHOP_STOREFRONT_TOKEN),
    problem: 'must be set together with SHOP_STOREFRONT_URL',
  },
  {
    variables: ['SHOP_ADMIN_URL', 'SHOP_ADMIN_TOKEN', 'SHOP_ADMIN_CLIENT_ID', 'SHOP_ADMIN_CLIENT_SECRET'],
    isValid: (shop) =>
      areBothOrNeither(shop.SHOP_ADMIN_URL, shop.SHOP_ADMIN_TOKEN ?? shop.SHOP_ADMIN_CLIENT_ID),
    problem: 'requires SHOP_ADMIN_TOKEN, or SHOP_ADMIN_CLIENT_ID and SHOP_ADMIN_CLIENT_SECRET',
  },
  {
    variables: ['SHOP_ADMIN_CLIENT_SECRET', 'SHOP_ADMIN_CLIENT_ID', 'SHOP_ADMIN_TOKEN'],
    isValid: (shop) =>
      areBothOrNeither(shop.SHOP_ADMIN_CLIENT_ID, shop.SHOP_ADMIN_CLIENT_SECRET) &&
      (shop.SHOP_ADMIN_TOKEN === undefined || shop.SHOP_ADMIN_CLIENT_ID === undefined),
    problem: 'requires SHOP_ADMIN_CLIENT_ID and cannot be combined with SHOP_ADMIN_TOKEN',
  },
];

const market = v.object({
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code such as DK')),
  language: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2,3}(_[A-Z]{2})?$/, 'must be a language code such as EN or PT_BR'),
  ),
});

/** The market as the shop's calls name it. */
export type Market = v.InferOutput<typeof market>;

/**
 * Reads the options for an organisation.
 *
 * @throws Error that names the wrong one
 */
export function readMarket(
  { country, language }: ShopifyOptions,
  organisation: Pick<Organisation, 'vatHome' | 'language'>,
): Market {
  const { vatHome } = organisation;
  const read = v.safeParse(market, {
    country: country ?? (vatHome === 'EL' ? 'GR' : vatHome),
    language: language ?? getBaseLanguage(organisation.language),
  });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw createUsageError(
    'GUILDHALL_SHOP_SHOPIFY_MARKET',
    `Invalid options of shopify(): ${v.getDotPath(issue)} ${issue.message}`,
  );
}

/** The shop's code of a language without its region: `EN` for `en-GB`. */
function getBaseLanguage(tag: string): string {
  return (tag.split('-')[0] ?? tag).toUpperCase();
}
