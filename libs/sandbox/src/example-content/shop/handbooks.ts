import { variant, singleVariant, type ProductSeed } from '../../shop/seed/product-seed.ts';

const vendor = 'Gatehouse Press';
const collections = ['handbooks'];

const handbooks: ProductSeed[] = [
  {
    id: 1101,
    handle: 'four-honest-futures',
    created: '2025-11-20',
    title: 'Four Honest Futures',
    vendor,
    collections,
    html: '<p>How to write four stories about one place so that none of them is a straw man. Our method, with the mistakes left in.</p><h3>Inside</h3><ul><li>Forty exercises for a group of six</li><li>Two cones to cut out</li><li>A chapter on when to stop</li></ul>',
    pictures: ['product-four-honest-futures', 'product-print-cones'],
    option: 'Binding',
    variants: [
      variant('Paperback', '229.00', 85),
      variant('Cloth', '349.00', 20),
      variant('Cloth, signed', '449.00', 0),
    ],
  },
  {
    id: 1102,
    handle: 'the-long-table',
    title: 'The Long Table: hosting people who disagree',
    vendor,
    collections,
    html: '<p>Seating, soup, silence and the other instruments of a good argument. Written down after fifty winters by those who carried the chairs.</p>',
    pictures: ['product-the-long-table'],
    variants: singleVariant('245.00', 41),
  },
  {
    id: 1103,
    handle: 'reading-the-ground',
    title: 'Reading the Ground',
    vendor,
    collections,
    html: '<p>A field guide to slow signals: flood marks, planning notices, empty chairs at the school. Fits a coat pocket and survives rain.</p><ul><li>196 pages on stone paper</li><li>A map to draw yourself</li></ul>',
    pictures: ['product-reading-the-ground', 'product-long-now-notebook'],
    variants: singleVariant('198.00', 150),
  },
  {
    id: 1104,
    handle: 'the-empty-chair',
    title: 'The Empty Chair',
    vendor,
    collections,
    html: '<p>What changes in a meeting when one chair is kept for somebody who is not born yet. Seven councils tried it for a year; four of them still do.</p>',
    pictures: ['product-the-empty-chair'],
    variants: singleVariant('175.00', 3),
  },
  {
    id: 1105,
    handle: 'notes-on-leaving',
    created: '2026-09-01',
    title: 'Notes on Leaving a Place Well',
    vendor,
    collections,
    html: '<p>For towns by the water, and for those who love them. How to decide, how to pack, and what to write on the door.</p>',
    pictures: ['product-notes-on-leaving'],
    variants: singleVariant('210.00', 0),
  },
  {
    id: 1106,
    handle: 'the-second-forty',
    created: '2026-05-05',
    title: 'The Second Forty: a workbook for half a working life',
    vendor,
    collections,
    html: '<p>Twelve evenings of questions for people in the middle of things, alone or two by two.</p>',
    pictures: ['product-the-second-forty'],
    option: 'Edition',
    variants: [variant('Paper', '185.00', 70), variant('PDF', '95.00', 9999, false)],
  },
];

export default handbooks;
