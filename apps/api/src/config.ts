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
import { billingProblems, billingVariables } from './billing/billing-config.ts';
import { contactVariables } from './contact/contact-config.ts';
import { invoiceVariables, isSellersNumber } from './invoice/invoice-config.ts';
import { findMembersProblems, membersVariables } from './members/members-config.ts';

/** The address of a supplier that is sent a secret: never over plain http, except on this machine. */
const secretUrl = v.pipe(
  v.string(),
  v.check(isSecretUrl, 'must be an https address without a query (http only on this machine)'),
);
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'is not a token'));

const variables = v.object({
  /** Where the api listens. 0 takes a free port. */
  API_PORT: v.optional(port, '4300'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  /** Reverse proxies, by address or CIDR range, whose X-Forwarded-For is believed. None unless named. */
  TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  /** The site's address: browsers may change something here only from its pages. */
  SITE_ORIGIN: origin,
  /** How many calls one visitor may make in a minute. */
  RATE_LIMIT_PER_MINUTE: v.optional(count(1_000_000), '120'),
  /** How long a call may take, ms. */
  DEADLINE_MS: v.optional(count(60_000), '5000'),
  /** The shop's Storefront API: its full address with the version. Unset: there is no shop. */
  SHOP_STOREFRONT_URL: v.optional(secretUrl),
  /** Private token of the Storefront API. */
  SHOP_STOREFRONT_TOKEN: v.optional(token),
  /** The market whose prices and assortment the site shows: a country the shop sells to. */
  SHOP_MARKET_COUNTRY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is not a country such as DK')),
    'DK',
  ),
  /** The language of products' titles and descriptions: one that is published at the shop. */
  SHOP_LANGUAGE: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2,3}(_[A-Z]{2})?$/, 'is not a language such as EN or PT_BR')),
    'EN',
  ),
  /** The shop's Admin API, for invoices of EU businesses: its full address with the version. */
  SHOP_ADMIN_URL: v.optional(secretUrl),
  /** The token of an app made in the shop's administration, before 2026: it never expires. */
  SHOP_ADMIN_TOKEN: v.optional(token),
  /** The id of an app of today: for its id and secret the shop grants tokens that are valid for a day. */
  SHOP_ADMIN_CLIENT_ID: v.optional(token),
  SHOP_ADMIN_CLIENT_SECRET: v.optional(token),
  /** Where the shop's checkout and invoices are: browsers are sent nowhere else. */
  CHECKOUT_ORIGINS: v.optional(v.pipe(list, v.array(origin)), ''),
  /** The EU's check of VAT numbers. */
  VIES_URL: v.optional(secretUrl, 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number'),
  ...invoiceVariables,
  ...contactVariables,
  ...billingVariables,
  ...membersVariables,
  /** For which hosts browsers remember that they are reached by https only. */
  HSTS_SCOPE: v.optional(hstsScope, 'host'),
  ...connectionVariables,
  /** For how long calls are still accepted once the api is stopped, so that proxies notice, ms. */
  DRAIN_MS: v.optional(count(maxDrainMs), '5000'),
});

const areBothOrNeither = (one: unknown, other: unknown): boolean =>
  (one === undefined) === (other === undefined);

/** Variables that belong together: only some of them is a mistake. */
const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['CONTACT_SMTP_URL'], ['CONTACT_TO']],
      (contact) => areBothOrNeither(contact.CONTACT_SMTP_URL, contact.CONTACT_TO),
      'and CONTACT_SMTP_URL are of no use without each other',
    ),
    ['CONTACT_TO'],
  ),
  v.forward(
    v.partialCheck(
      [['SELLER_VAT_NUMBER'], ['SHOP_COUNTRY']],
      isSellersNumber,
      'is not a VAT number of SHOP_COUNTRY',
    ),
    ['SELLER_VAT_NUMBER'],
  ),
  v.forward(
    v.partialCheck(
      [['SHOP_STOREFRONT_URL'], ['SHOP_STOREFRONT_TOKEN']],
      (shop) => areBothOrNeither(shop.SHOP_STOREFRONT_URL, shop.SHOP_STOREFRONT_TOKEN),
      'is of no use without SHOP_STOREFRONT_URL',
    ),
    ['SHOP_STOREFRONT_TOKEN'],
  ),
  v.forward(
    v.partialCheck(
      [['SHOP_ADMIN_URL'], ['SHOP_ADMIN_TOKEN'], ['SHOP_ADMIN_CLIENT_ID'], ['SHOP_ADMIN_CLIENT_SECRET']],
      (shop) => areBothOrNeither(shop.SHOP_ADMIN_URL, shop.SHOP_ADMIN_TOKEN ?? shop.SHOP_ADMIN_CLIENT_ID),
      'or SHOP_ADMIN_CLIENT_ID and SHOP_ADMIN_URL are of no use without each other',
    ),
    ['SHOP_ADMIN_TOKEN'],
  ),
  v.forward(
    v.partialCheck(
      [['SHOP_ADMIN_TOKEN'], ['SHOP_ADMIN_CLIENT_ID'], ['SHOP_ADMIN_CLIENT_SECRET']],
      (shop) =>
        areBothOrNeither(shop.SHOP_ADMIN_CLIENT_ID, shop.SHOP_ADMIN_CLIENT_SECRET) &&
        (shop.SHOP_ADMIN_TOKEN === undefined || shop.SHOP_ADMIN_CLIENT_ID === undefined),
      'needs SHOP_ADMIN_CLIENT_ID, and is not given together with SHOP_ADMIN_TOKEN',
    ),
    ['SHOP_ADMIN_CLIENT_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['SHOP_ADMIN_URL'], ['CHECKOUT_ORIGINS'], ['SITE_ORIGIN']],
      (shop) =>
        (shop.SHOP_ADMIN_URL === undefined || shop.CHECKOUT_ORIGINS.length > 0) &&
        shop.CHECKOUT_ORIGINS.every((origin) => isAllowedTarget(new URL(origin), new URL(shop.SITE_ORIGIN))),
      'must be https addresses (http only when they and the site are on this machine)',
    ),
    ['CHECKOUT_ORIGINS'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const { variable: key, problem: message } of [
      ...billingProblems(input),
      ...findMembersProblems(input),
    ])
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  }),
);

export type Config = v.InferOutput<typeof variables>;

/** Reads the api's configuration. Throws one error that lists everything that is wrong. */
export function readConfig(env: Environment): Config {
  return readEnvironment('api', environment, env);
}

function isSecretUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && !url.search && !url.hash && isEncryptedOrLocal(url);
}
