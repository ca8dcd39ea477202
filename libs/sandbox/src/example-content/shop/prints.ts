import { variant, singleVariant, type ProductSeed } from '../../shop/seed/product-seed.ts';

const vendor = 'The Weighing Room';
const collections = ['prints'];
const sheet =
  '<ul><li>Screen print on 270 g cotton paper</li><li>Signed and numbered</li><li>Sent rolled, in a reusable tube</li></ul>';

/** Sizes of every print. */
const sizes = (small: number, large: number) => [
  variant('30 × 40 cm', '450.00', small),
  variant('50 × 70 cm', '895.50', large),
];

const prints: ProductSeed[] = [
  {
    id: 1201,
    handle: 'print-cones',
    title: 'Cones',
    vendor,
    collections,
    html: `<p>From one point, everything that may still happen, and the one path somebody took.</p>${sheet}`,
    pictures: ['product-print-cones', 'product-four-honest-futures'],
    option: 'Size',
    variants: sizes(24, 6),
  },
  {
    id: 1202,
    handle: 'print-tides',
    created: '2026-02-14',
    title: 'Tides',
    vendor,
    collections,
    html: `<p>A fortnight of water at our quay, from one full moon nearly to the next.</p>${sheet}`,
    pictures: ['product-print-tides', 'product-crossings-48'],
    option: 'Size',
    variants: sizes(18, 0),
  },
  {
    id: 1203,
    handle: 'print-rings',
    title: 'Rings',
    vendor,
    collections,
    html: `<p>The lime that stood before the house until the storm of 1999. The crack is the winter of 1942.</p>${sheet}`,
    pictures: ['product-print-rings', 'product-crossings-46'],
    option: 'Size',
    variants: sizes(30, 11),
  },
  {
    id: 1204,
    handle: 'print-strata',
    title: 'Strata',
    vendor,
    collections,
    html: `<p>What lies under us, and the one bad night when it moved.</p>${sheet}`,
    pictures: ['product-print-strata', 'product-crossings-47'],
    option: 'Size',
    variants: sizes(9, 2),
  },
  {
    id: 1205,
    handle: 'print-harbour',
    created: '2026-08-30',
    title: 'The Harbour at a Quarter Past',
    vendor,
    collections,
    html: `<p>The sun as the ferry sees it, on the last evening before the clocks change.</p>${sheet}`,
    pictures: ['product-print-harbour'],
    option: 'Size',
    variants: sizes(15, 4),
  },
  {
    id: 1206,
    handle: 'print-city',
    created: '2025-05-11',
    title: 'A City That Lasts',
    vendor,
    collections,
    html: `<p>Gables, water, and a sun that belongs to nobody. The edition is closed.</p>${sheet}`,
    pictures: ['product-print-city'],
    variants: singleVariant('895.50', 0),
  },
];

export default prints;
