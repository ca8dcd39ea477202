import { toRates, type Pricing } from '@guildhall/money';
import { toSafeImageUrl, sanitizeHtml, type UrlPolicy } from '@guildhall/safe-content';
import type { Product, ProductVariant, ShopImage } from '@guildhall/shop-client';

const origin = 'https://content.example';
export const policy: UrlPolicy = {
  contentOrigin: origin,
  siteOrigin: 'https://www.example',
  mediaOrigins: [],
  frameHosts: [],
};

/** Prices in kroner with Danish VAT, and equivalents in three currencies. */
export const pricing: Pricing = {
  currency: 'DKK',
  vatHome: 'DK',
  rates: toRates({ EUR: 0.13446, GBP: 0.113023, USD: 0.136834 }),
};

/** A picture of a product. */
export function createImage(name: string, changes: Partial<ShopImage> = {}): ShopImage {
  const at = (width: number) => {
    const address = toSafeImageUrl(`/media/${name}-${width}.webp`, policy);
    if (!address) throw new Error(`The fixture names an address that is refused: ${name}`);
    return address;
  };
  return {
    id: `picture ${name}`,
    url: at(1600),
    small: at(640),
    alt: '',
    width: 1600,
    height: 2000,
    ...changes,
  };
}

/** A variant of a product; the amount is net, in øre. */
export function createVariant(
  title: string,
  amountMinor: number,
  changes: Partial<ProductVariant> = {},
): ProductVariant {
  return {
    id: `gid://shopify/ProductVariant/${title}`,
    title,
    availableForSale: true,
    requiresShipping: true,
    price: { amountMinor, currency: 'DKK' },
    options: [{ name: 'Size', value: title }],
    ...changes,
  };
}

/** The only variant of a product. */
export const only = (amountMinor: number, changes: Partial<ProductVariant> = {}) => [
  createVariant('Default Title', amountMinor, {
    options: [{ name: 'Title', value: 'Default Title' }],
    ...changes,
  }),
];

/** A book with one variant, and the given changes. */
export function createProduct(changes: Partial<Product> = {}): Product {
  return {
    id: `gid://shopify/Product/${changes.handle ?? 'the-long-table'}`,
    handle: 'the-long-table',
    title: 'The Long Table',
    vendor: 'The Wayleave Institute',
    description: 'A handbook for people who plan together.',
    descriptionHtml: sanitizeHtml('<p>A handbook for people who <em>plan together</em>.</p>', policy),
    images: [createImage('long-table')],
    variants: only(24900),
    collections: [{ handle: 'handbooks', title: 'Handbooks' }],
    ...changes,
  };
}

/** A print in three sizes, one of them sold out. */
export const print = createProduct({
  handle: 'print-tides',
  title: 'Tides',
  description: 'A fortnight of water at our quay.',
  descriptionHtml: sanitizeHtml(
    '<p>A fortnight of water at our quay, from one full moon nearly to the next.</p><ul><li>Screen print on 270 g cotton paper</li><li>Signed and numbered</li></ul>',
    policy,
  ),
  images: [
    createImage('tides'),
    createImage('tides-detail', { width: 1600, height: 1067 }),
    createImage('tides-wall'),
  ],
  variants: [
    createVariant('30 × 40 cm', 45000),
    createVariant('50 × 70 cm', 89550),
    createVariant('70 × 100 cm', 160000, { availableForSale: false }),
  ],
  collections: [{ handle: 'prints', title: 'Prints' }],
});

/** A place at an online evening. */
export const evening = createProduct({
  handle: 'event-scenario-evening',
  title: 'Scenario evening: A week without wind',
  vendor: 'zoom-event',
  event: 'online',
  images: [createImage('scenario-evening', { width: 1600, height: 1067 })],
  variants: only(8000, { requiresShipping: false }),
  collections: [{ handle: 'events', title: 'Places at the table' }],
});

/** A place at an event in person; sold out. */
export const pressDay = createProduct({
  handle: 'event-printing-day',
  title: 'A day at the press',
  vendor: 'offline-event',
  event: 'onsite',
  images: [createImage('printing-day', { width: 1600, height: 1067 })],
  variants: only(65000, { requiresShipping: false, availableForSale: false }),
  collections: [{ handle: 'events', title: 'Places at the table' }],
});
