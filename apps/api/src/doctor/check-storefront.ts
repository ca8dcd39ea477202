import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { ShopOperation } from '@guildhall/shop-client';
import { formatFailure } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { connectStorefront, type Storefront } from '../shop/storefront.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { checkVersion } from './api-version.ts';
import { isUnauthorized } from './is-unauthorized.ts';

/** Checked against the vendor's own schema in a test. */
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

/**
 * Whether the site's channel of the shop answers, in which version, currency and language, and where its checkout is.
 *
 * @param createsCart whether an empty cart is made, to see where the checkout is; it expires by itself
 */
export async function checkStorefront(
  config: Config,
  onEvent: OnSupplierEvent,
  createsCart: boolean,
): Promise<Finding[]> {
  const { SHOP_STOREFRONT_URL: url } = config;
  const storefront = connectStorefront(config, onEvent);
  if (url === undefined || !storefront) return [note(check, 'no shop is configured (SHOP_STOREFRONT_URL)')];
  try {
    const setup = await runDocument(storefront, 'setup', setupData);
    if (!setup)
      return [fix(check, `the shop refuses what it is asked: see that its token may read products`)];
    return [
      checkVersion(check, 'SHOP_STOREFRONT_URL', url, setup.publicApiVersions),
      ...currency(setup),
      ...language(config, setup.localization),
      ...(createsCart ? await checkout(storefront, config) : []),
    ];
  } catch (error) {
    return [
      isUnauthorized(error)
        ? fix(
            check,
            'the shop does not know SHOP_STOREFRONT_TOKEN: take the private token of its Headless channel',
          )
        : fix(
            check,
            `the shop ${formatFailure(error)}: see that SHOP_STOREFRONT_URL is right, and that it can be reached from here`,
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

function currency({ products }: v.InferOutput<typeof setupData>): Finding[] {
  const [product] = products.nodes;
  if (!product)
    return [fix(check, 'the channel sells nothing: publish products for it in the shop’s administration')];
  const { currencyCode } = product.priceRange.minVariantPrice;
  return [
    currencyCode === 'DKK'
      ? ok(check, 'prices are in DKK')
      : fix(
          check,
          `prices are in ${currencyCode}, and the site counts in DKK: set SHOP_MARKET_COUNTRY to a market with DKK`,
        ),
  ];
}

function language(
  { SHOP_LANGUAGE: wanted }: Config,
  { language, availableLanguages }: v.InferOutput<typeof setupData>['localization'],
): Finding[] {
  const { isoCode: spoken } = language;
  if (wanted === undefined || wanted === spoken) return [ok(check, `it answers in ${spoken}`)];
  const available = availableLanguages.map(({ isoCode }) => isoCode).join(', ');
  return [
    fix(
      check,
      `it answers in ${spoken}, not in ${wanted}: publish that language, or set SHOP_LANGUAGE to one of ${available}`,
    ),
  ];
}

async function checkout(storefront: Storefront, { CHECKOUT_ORIGINS: origins }: Config): Promise<Finding[]> {
  const made = await runDocument(storefront, 'cart', cartData);
  const origin = made && URL.parse(made.cartCreate.cart.checkoutUrl)?.origin;
  if (!origin) return [fix(check, 'no cart can be made: see that the token may write carts and checkouts')];
  return [
    origins.includes(origin)
      ? ok(check, `the checkout is at ${origin}`)
      : fix(
          check,
          `the checkout is at ${origin}, where visitors are not sent: add it to CHECKOUT_ORIGINS of api and site`,
        ),
  ];
}
