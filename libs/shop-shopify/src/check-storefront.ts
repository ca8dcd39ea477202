import type { Currency } from '@guildhall/money';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { ShopOperation } from '@guildhall/shop-client';
import { isUnauthorized, type OnSupplierEvent, type Storefront } from '@guildhall/suppliers';
import { formatFailure } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Market, ShopifySettings } from './shopify-config.ts';
import { connectStorefront } from './storefront.ts';
import { checkVersion } from './check-version.ts';

export const storefrontDocuments = {
  setup: `query DoctorStorefront($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    publicApiVersions { handle supported }
    localization { country { isoCode } language { isoCode } availableLanguages { isoCode } }
    products(first: 1) { nodes { priceRange { minVariantPrice { currencyCode } } } }
  }`,
  cart: 'mutation CartOfDoctor { cartCreate(input: {}) { cart { checkoutUrl } } }',
};

const isoCode = v.object({ isoCode: v.string() });
const setupData = v.object({
  publicApiVersions: v.array(v.object({ handle: v.string(), supported: v.boolean() })),
  localization: v.object({ country: isoCode, language: isoCode, availableLanguages: v.array(isoCode) }),
  products: v.object({
    nodes: v.array(
      v.object({ priceRange: v.object({ minVariantPrice: v.object({ currencyCode: v.string() }) }) }),
    ),
  }),
});
const cartData = v.object({ cartCreate: v.object({ cart: v.object({ checkoutUrl: v.string() }) }) });

const check = 'shop';

interface StorefrontCheck {
  market: Market;
  currency: Currency;
  onEvent: OnSupplierEvent;
  /** True to create an empty cart, which shows the checkout's origin and expires by itself. */
  createsCart: boolean;
}

/** Checks the site's sales channel: API version, currency, language and checkout origin. */
export async function checkStorefront(
  config: ShopifySettings,
  { market, currency, onEvent, createsCart }: StorefrontCheck,
): Promise<Finding[]> {
  const { SHOP_STOREFRONT_URL: url } = config;
  const storefront = connectStorefront(config, market, onEvent);
  if (url === undefined || !storefront)
    return [note(check, 'the shop is off: SHOP_STOREFRONT_URL is not set')];
  try {
    const setup = await runDocument(storefront, 'setup', setupData);
    if (!setup)
      return [fix(check, 'the shop denies access: check that SHOP_STOREFRONT_TOKEN can read products')];
    return [
      checkVersion(check, 'SHOP_STOREFRONT_URL', url, setup.publicApiVersions),
      ...checkCurrency(setup, currency),
      ...checkLanguage(market, setup.localization),
      ...(createsCart ? await checkCheckout(storefront, config) : []),
    ];
  } catch (error) {
    return [
      isUnauthorized(error)
        ? fix(check, 'the shop rejects SHOP_STOREFRONT_TOKEN: use the private token of its Headless channel')
        : fix(
            check,
            `the shop ${formatFailure(error)}: check SHOP_STOREFRONT_URL, and that this machine can reach it`,
          ),
    ];
  }
}

async function runDocument<Data>(
  storefront: Storefront,
  name: keyof typeof storefrontDocuments,
  schema: v.GenericSchema<unknown, Data>,
) {
  const document = storefrontDocuments[name];
  const kind = name === 'cart' ? 'mutation' : 'query';
  const operation: ShopOperation = { name: `Doctor ${name}`, kind, hash: '', id: '', document };
  const signal = AbortSignal.timeout(30_000);
  const { data } = await storefront.run(operation, {}, { buyerIp: undefined, signal });
  const result = v.safeParse(schema, data);
  return result.success ? result.output : undefined;
}

function checkCurrency({ products }: v.InferOutput<typeof setupData>, needed: Currency): Finding[] {
  const [product] = products.nodes;
  if (!product) return [fix(check, 'no products in this sales channel: publish some in the shop’s admin')];
  const { currencyCode } = product.priceRange.minVariantPrice;
  return [
    currencyCode === needed
      ? ok(check, `prices are in ${needed}`)
      : fix(
          check,
          `prices are in ${currencyCode}; the site needs ${needed}: set shopify({ country }) to a market with ${needed}`,
        ),
  ];
}

function checkLanguage(
  { language: wanted }: Market,
  { language, availableLanguages }: v.InferOutput<typeof setupData>['localization'],
): Finding[] {
  const { isoCode: actual } = language;
  if (wanted === actual) return [ok(check, `the shop’s language is ${actual}`)];
  const available = availableLanguages.map(({ isoCode }) => isoCode).join(', ');
  return [
    fix(
      check,
      `the shop responds in ${actual}, not ${wanted}: publish ${wanted} in the shop, or set shopify({ language }) to one of ${available}`,
    ),
  ];
}

async function checkCheckout(
  storefront: Storefront,
  { CHECKOUT_ORIGINS: origins }: ShopifySettings,
): Promise<Finding[]> {
  const created = await runDocument(storefront, 'cart', cartData);
  const origin = created && URL.parse(created.cartCreate.cart.checkoutUrl)?.origin;
  if (!origin)
    return [
      fix(
        check,
        'a cart could not be created: check that SHOP_STOREFRONT_TOKEN can write carts and checkouts',
      ),
    ];
  return [
    origins.includes(origin)
      ? ok(check, `the checkout is at ${origin}`)
      : fix(
          check,
          `the checkout is at ${origin}, which is not allowed: add it to CHECKOUT_ORIGINS of api and site`,
        ),
  ];
}
