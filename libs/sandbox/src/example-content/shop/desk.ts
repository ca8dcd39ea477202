import { variant, singleVariant, type ProductSeed } from '../../shop/seed/product-seed.ts';

const vendor = 'The Wayleave Institute';

const desk: ProductSeed[] = [
  {
    id: 1401,
    handle: 'tide-almanac-2027',
    created: '2026-10-15',
    title: 'Tide almanac 2027',
    vendor,
    collections: ['desk', 'prints'],
    html: '<p>High and low water at our quay for every day of the year, and a line to write on. The moon is printed in the ink it has that night.</p>',
    pictures: ['product-tide-almanac-2027', 'product-crossings-year'],
    variants: singleVariant('165.00', 210),
  },
  {
    id: 1402,
    handle: 'long-now-notebook',
    title: 'Notebook for long plans',
    vendor,
    collections: ['desk'],
    html: '<p>Twelve pages, each dated ten years after the one before.</p>',
    pictures: ['product-long-now-notebook'],
    option: 'Ruling',
    variants: [
      variant('Plain', '119.95', 90),
      variant('Ruled', '119.95', 44),
      variant('Squared', '119.95', 0),
    ],
  },
  {
    id: 1403,
    handle: 'gate-pin',
    title: 'Gate pin',
    vendor,
    collections: ['desk'],
    html: '<p>Enamel on brass, 18 mm. For people who leave the gate as they found it.</p>',
    pictures: ['product-gate-pin'],
    variants: singleVariant('60.00', 400),
  },
  {
    id: 1404,
    handle: 'house-tote',
    created: '2026-04-02',
    title: 'A bag that holds eight handbooks',
    vendor,
    collections: ['desk'],
    html: '<p>Undyed sailcloth with long handles, sewn by the sailmaker two doors down. It holds eight handbooks, or nine with goodwill.</p>',
    pictures: ['product-house-tote'],
    variants: singleVariant('240.00', 33),
  },
];

export default desk;
