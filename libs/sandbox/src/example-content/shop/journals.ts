import { variant, singleVariant, type ProductSeed } from '../../shop/seed/product-seed.ts';
import backIssues, { publishedOn } from './back-issues.ts';

const vendor = 'The Wayleave Institute';
const collections = ['crossings'];

const journals: ProductSeed[] = [
  {
    id: 1001,
    handle: 'crossings-48',
    created: publishedOn(48),
    title: 'Crossings 48: What the water wants',
    vendor,
    collections,
    html: '<p>Nine essays from places that have stopped arguing with the sea. With a fold-out of the shoreline as it may lie in 2080, drawn by people who will not see it.</p><ul><li>128 pages, sewn, opens flat</li><li>Printed in five inks on uncoated paper</li><li>English, with summaries in Danish</li></ul>',
    pictures: ['product-crossings-48', 'product-print-tides'],
    option: 'Edition',
    variants: [
      variant('Paper', '149.00', 320),
      variant('Paper and e-book', '189.00', 120),
      variant('E-book', '79.00', 9999, false),
    ],
  },
  {
    id: 1002,
    handle: 'crossings-47',
    created: publishedOn(47),
    title: 'Crossings 47: Underfoot',
    vendor,
    collections,
    html: '<p>An issue about soil, foundations and other things that are noticed only when they give way. Includes a scenario for a country that taxes depth.</p><ul><li>112 pages, sewn</li><li>With a core sample, printed at full length</li></ul>',
    pictures: ['product-crossings-47', 'product-print-strata'],
    option: 'Edition',
    variants: [variant('Paper', '149.00', 64), variant('E-book', '79.00', 9999, false)],
  },
  {
    id: 1003,
    handle: 'crossings-46',
    created: publishedOn(46),
    title: 'Crossings 46: A hundred and four',
    vendor,
    collections,
    html: '<p>Long lives, and who will hold the ladder. Twelve writers between the ages of nine and ninety-nine, in the order in which they were born.</p><ul><li>136 pages, sewn</li></ul>',
    pictures: ['product-crossings-46'],
    option: 'Edition',
    variants: [variant('Paper', '149.00', 12), variant('E-book', '79.00', 9999, false)],
  },
  {
    id: 1004,
    handle: 'crossings-45',
    created: publishedOn(45),
    title: 'Crossings 45: Night work',
    vendor,
    collections,
    html: '<p>The issue about everything that is done while we sleep, and what it would mean to stop. The printers’ last copy is in the reading room.</p><ul><li>120 pages, sewn</li></ul>',
    pictures: ['product-crossings-45'],
    variants: singleVariant('149.00', 0),
  },
  {
    id: 1005,
    handle: 'crossings-year',
    title: 'Crossings, a year of four',
    vendor,
    collections,
    html: '<p>Four issues, posted on the solstices and the equinoxes. Members receive them anyway; this is for the neighbour you hope to persuade.</p>',
    pictures: ['product-crossings-year', 'product-crossings-48'],
    variants: singleVariant('520.00', 500),
  },
  ...backIssues,
];

export default journals;
