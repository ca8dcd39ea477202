import type { Organisation } from '@guildhall/organisation';
import { isAllowedTarget, isEncryptedOrLocal } from '@guildhall/safe-content';
import {
  connectionVariables,
  count,
  hstsScope,
  list,
  logLevel,
  maxDrainMs,
  origin,
  port,
  readEnvironment,
  trustedProxies,
  type Environment,
} from '@guildhall/server-kit';
import * as v from 'valibot';
import { createBillingVariables, findBillingProblems } from './billing/billing-config.ts';
import { contactVariables } from './contact/contact-config.ts';
import { createInvoiceVariables, isSellersNumber } from './invoice/invoice-config.ts';
import { findMembersProblems, membersVariables } from './members/members-config.ts';
import { omitSwitchedOffVariables } from './switched-parts.ts';

/** URL of a supplier that receives a secret: https, or http on this machine. */
const secretUrl = v.pipe(
  v.string(),
  v.check(isSecretUrl, 'must be an https URL without a query (http only on this machine)'),
);
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be a token without spaces'));

const createShopVariables = (organisation: Organisation) => ({
  /** Full URL of the shop's Storefront API, with the version. If unset, the shop is off. */
  SHOP_STOREFRONT_URL: v.optional(secretUrl),
  SHOP_STOREFRONT_TOKEN: v.optional(token),
  /** Market whose prices and products the site shows. */
  SHOP_MARKET_COUNTRY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code such as DK')),
    organisation.vatHome === 'EL' ? 'GR' : organisation.vatHome,
  ),
  /** Language of product titles and descriptions, published in the shop. */
  SHOP_LANGUAGE: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2,3}(_[A-Z]{2})?$/, 'must be a language code such as EN or PT_BR')),
    getBaseLanguage(organisation.language),
  ),
  /** Full URL of the shop's Admin API, with the version: for invoices to EU businesses. */
  SHOP_ADMIN_URL: v.optional(secretUrl),
  /** Token of an app created in the shop's admin before 2026; it never expires. */
  SHOP_ADMIN_TOKEN: v.optional(token),
  /** ID of a newer app, whose tokens are issued for a day. */
  SHOP_ADMIN_CLIENT_ID: v.optional(token),
  SHOP_ADMIN_CLIENT_SECRET: v.optional(token),
  /** Origins of the shop's checkout and invoices: the only ones that browsers are sent to. */
  CHECKOUT_ORIGINS: v.optional(v.pipe(list, v.array(origin)), ''),
  /** VIES, the EU's check of VAT numbers. */
  VIES_URL: v.optional(secretUrl, 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number'),
});

const createVariables = (organisation: Organisation) =>
  v.object({
    API_PORT: v.optional(port, '4300'),
    HOST: v.optional(v.string(), '127.0.0.1'),
    LOG_LEVEL: v.optional(logLevel, 'info'),
    TRUSTED_PROXIES: v.optional(trustedProxies, ''),
    /** Browsers may change data only from this origin. */
    SITE_ORIGIN: origin,
    /** Calls per minute from one address. */
    RATE_LIMIT_PER_MINUTE: v.optional(count(1_000_000), '120'),
    /** Time limit of a call, ms. */
    DEADLINE_MS: v.optional(count(60_000), '5000'),
    ...createShopVariables(organisation),
    ...createInvoiceVariables(organisation),
    ...contactVariables,
    ...createBillingVariables(organisation.plans),
    ...membersVariables,
    HSTS_SCOPE: v.optional(hstsScope, 'host'),
    ...connectionVariables,
    /** Time during which a stopping api still accepts calls, so that proxies notice, ms. */
    DRAIN_MS: v.optional(count(maxDrainMs), '5000'),
  });

const areBothOrNeither = (one: unknown, other: unknown): boolean =>
  (one === undefined) === (other === undefined);

/** Creates the schema of the variables, and of the rules between those of the shop. */
const createShopEnvironment = (organisation: Organisation) =>
  v.pipe(
    createVariables(organisation),
    v.forward(
      v.partialCheck(
        [['SELLER_VAT_NUMBER'], ['SHOP_COUNTRY']],
        isSellersNumber,
        'must be a VAT number of the country in SHOP_COUNTRY',
      ),
      ['SELLER_VAT_NUMBER'],
    ),
    v.forward(
      v.partialCheck(
        [['SHOP_STOREFRONT_URL'], ['SHOP_STOREFRONT_TOKEN']],
        (shop) => areBothOrNeither(shop.SHOP_STOREFRONT_URL, shop.SHOP_STOREFRONT_TOKEN),
        'must be set together with SHOP_STOREFRONT_URL',
      ),
      ['SHOP_STOREFRONT_TOKEN'],
    ),
    v.forward(
      v.partialCheck(
        [['SHOP_ADMIN_URL'], ['SHOP_ADMIN_TOKEN'], ['SHOP_ADMIN_CLIENT_ID'], ['SHOP_ADMIN_CLIENT_SECRET']],
        (shop) => areBothOrNeither(shop.SHOP_ADMIN_URL, shop.SHOP_ADMIN_TOKEN ?? shop.SHOP_ADMIN_CLIENT_ID),
        'requires SHOP_ADMIN_TOKEN, or SHOP_ADMIN_CLIENT_ID and SHOP_ADMIN_CLIENT_SECRET',
      ),
      ['SHOP_ADMIN_URL'],
    ),
    v.forward(
      v.partialCheck(
        [['SHOP_ADMIN_TOKEN'], ['SHOP_ADMIN_CLIENT_ID'], ['SHOP_ADMIN_CLIENT_SECRET']],
        (shop) =>
          areBothOrNeither(shop.SHOP_ADMIN_CLIENT_ID, shop.SHOP_ADMIN_CLIENT_SECRET) &&
          (shop.SHOP_ADMIN_TOKEN === undefined || shop.SHOP_ADMIN_CLIENT_ID === undefined),
        'requires SHOP_ADMIN_CLIENT_ID and cannot be combined with SHOP_ADMIN_TOKEN',
      ),
      ['SHOP_ADMIN_CLIENT_SECRET'],
    ),
    v.forward(
      v.partialCheck(
        [['SHOP_ADMIN_URL'], ['CHECKOUT_ORIGINS'], ['SITE_ORIGIN']],
        (shop) =>
          (shop.SHOP_ADMIN_URL === undefined || shop.CHECKOUT_ORIGINS.length > 0) &&
          shop.CHECKOUT_ORIGINS.every((origin) =>
            isAllowedTarget(new URL(origin), new URL(shop.SITE_ORIGIN)),
          ),
        'must list https URLs (http only if these and the site are on this machine)',
      ),
      ['CHECKOUT_ORIGINS'],
    ),
  );

/** Creates the schema of the variables, and of the rules between them. */
const createEnvironment = (organisation: Organisation) =>
  v.pipe(
    createShopEnvironment(organisation),
    v.forward(
      v.partialCheck(
        [['CONTACT_SMTP_URL'], ['CONTACT_TO']],
        (contact) => areBothOrNeither(contact.CONTACT_SMTP_URL, contact.CONTACT_TO),
        'must be set together with CONTACT_SMTP_URL',
      ),
      ['CONTACT_TO'],
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const { variable: key, problem: message } of [
        ...findBillingProblems(input, organisation.plans),
        ...findMembersProblems(input),
      ])
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }),
  );

export type Config = v.InferOutput<ReturnType<typeof createVariables>>;

/**
 * Reads the configuration of an organisation's api. Variables of parts that are switched off are ignored.
 *
 * @throws ConfigurationError that lists every problem
 */
export function readConfig(env: Environment, organisation: Organisation): Config {
  const ownEnv = omitSwitchedOffVariables(env, organisation.switches);
  return readEnvironment('api', createEnvironment(organisation), ownEnv);
}

/** The shop's code of a language without its region: `EN` for `en-GB`. */
function getBaseLanguage(tag: string): string {
  return (tag.split('-')[0] ?? tag).toUpperCase();
}

function isSecretUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && !url.search && !url.hash && isEncryptedOrLocal(url);
}
