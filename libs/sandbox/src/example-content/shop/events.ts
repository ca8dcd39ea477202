import { variant, singleVariant, type ProductSeed } from '../../shop/seed/product-seed.ts';

const collections = ['events'];
const place = (price: string, left: number) => singleVariant(price, left, false);

const events: ProductSeed[] = [
  {
    id: 1301,
    handle: 'event-winter-lecture',
    title: 'Winter lecture: Small planets, patient people',
    vendor: 'offline-event',
    collections,
    html: '<p>Thursday 14 January 2027, 19:00, in the customs house. Doors at six; there is soup.</p><p>Your name is on a chair. If you cannot come, tell us and someone else can have it.</p>',
    pictures: ['product-event-winter-lecture'],
    variants: place('120.00', 40),
  },
  {
    id: 1302,
    handle: 'event-scenario-evening',
    title: 'Scenario evening: A week without wind',
    vendor: 'zoom-event',
    collections,
    html: '<p>Tuesday 26 January 2027, 20:00–21:30, online. We play one cold week, hour by hour, in groups of six.</p><p>We email you the link the day before.</p>',
    pictures: ['product-event-scenario-evening'],
    variants: place('80.00', 200),
  },
  {
    id: 1303,
    handle: 'event-reading-circle',
    title: 'Reading circle: One book before spring',
    vendor: 'zoom-event',
    collections,
    html: '<p>Four Wednesdays from 3 February 2027, 20:00, online. We read The Empty Chair aloud, a quarter at a time.</p>',
    pictures: ['product-event-reading-circle', 'product-the-empty-chair'],
    variants: place('160.00', 12),
  },
  {
    id: 1304,
    handle: 'event-shoreline-walk',
    title: 'On foot along the shoreline of 2080',
    vendor: 'offline-event',
    collections,
    html: '<p>Saturday 20 March 2027, 10:00, from the ferry landing. Eleven kilometres, mostly dry today. Bring a lunch and a thing you would carry.</p>',
    pictures: ['product-event-shoreline-walk'],
    option: 'Ticket',
    variants: [variant('Adult', '95.00', 25, false), variant('Under 18', '45.00', 25, false)],
  },
  {
    id: 1305,
    handle: 'event-printing-day',
    title: 'A day at the press',
    vendor: 'offline-event',
    collections,
    html: '<p>Saturday 10 April 2027, in the weighing room. Five inks, one sheet each, old clothes. All places are taken.</p>',
    pictures: ['product-event-printing-day'],
    variants: place('650.00', 0),
  },
  {
    id: 1306,
    handle: 'event-members-supper',
    title: 'Midsummer supper at the long table',
    vendor: 'offline-event',
    collections,
    html: '<p>Wednesday 23 June 2027, 18:30 until it is dark, which it will not be. One table, a hundred and four chairs.</p>',
    pictures: ['product-event-members-supper', 'product-the-long-table'],
    variants: place('275.00', 104),
  },
];

export default events;
