import { variant, singleVariant, type ProductSeed } from '../../shop/seed/product-seed.ts';

/** Number, title and contents of every issue of the journal before the four new ones. */
export const backIssues: readonly (readonly [number: number, title: string, about: string])[] = [
  [44, 'The loan of summer', 'What a warm October owes to July, and who will be asked to pay it back.'],
  [43, 'Second-hand rain', 'Roofs, tanks and ditches: eight ways to use the same water twice.'],
  [42, 'Quorum', 'How many people it takes to decide something that outlives all of them.'],
  [41, 'Salt', 'Fields by the sea, and the crops that have learned to like it.'],
  [40, 'The patient machine', 'On devices that are built to be mended by the grandchildren of their owners.'],
  [39, 'Low tide', 'What comes to light when money, water or attention goes out.'],
  [38, 'A map of noise', 'Seven cities listened to at four in the morning, and what they might sound like.'],
  [37, 'Seed and ledger', 'Two archives, one of grain and one of debts, and the people who keep both.'],
  [36, 'The long apprenticeship', 'Trades that take longer to learn than a job now lasts.'],
  [35, 'Weather for two', 'Ten couples on planning a home for a climate that has not come yet.'],
  [34, 'Ferries', 'An issue about waiting, and the places where one does it well.'],
  [33, 'Ground rent', 'Who owns the sixty metres below a house, and who will.'],
  [32, 'The unbuilt', 'Bridges, towers and treaties that stayed on paper, and what they did from there.'],
  [31, 'Half-light', 'Streets with fewer lamps: what was feared, and what happened.'],
  [30, 'Thirty', 'Thirty pages by thirty people about the year in which they will be thirty again.'],
  [29, 'Driftwood', 'Things that arrive without being sent for, from plastics to ideas.'],
  [
    28,
    'The school at the end of the line',
    'What a village loses first, and what it can keep by meaning to.',
  ],
  [27, 'Slow post', 'Letters written to be opened in forty years, printed with permission.'],
  [26, 'The weight of wings', 'Insects, aircraft, angels: a short history of looking up.'],
  [25, 'Quarter', 'Cities cut into walks of a quarter of an hour, and those who live at the seams.'],
  [24, 'Keepers', 'Lighthouses, libraries, livers: who looks after what nobody notices.'],
  [23, 'The honest forecast', 'Weather, markets and love: what it means to be well calibrated.'],
  [22, 'Fallow', 'In praise of fields, funds and people that do nothing for a year.'],
  [21, 'A country of stairs', 'Growing old in buildings that were drawn by the young.'],
  [20, 'Night trains', 'Eleven hours, one berth, and the Europe that may come of it.'],
  [19, 'The common pot', 'Kitchens that feed a street, and the accounts they keep.'],
  [18, 'Ice', 'Harvested, shipped, missed: a cold material and its warm politics.'],
  [17, 'The right to be late', 'On time zones, deadlines and other inventions of the railway.'],
  [16, 'Orchard law', 'Who may pick what, and the trees that outlive every contract.'],
  [15, 'Small harbours', 'Twelve places with one crane each, and their plans.'],
  [14, 'What the bees owe us', 'A dispute about pollination, printed with both sides’ notes in the margin.'],
  [13, 'Thirteen', 'The issue that the printers asked us to skip.'],
  [12, 'Dust', 'What settles when everybody has left the room.'],
  [11, 'The borrowed coast', 'Dykes, and the generation that was promised they would hold.'],
  [10, 'Tenth time', 'We went back to our first nine questions. Four had answered themselves.'],
  [9, 'Kindling', 'How movements start, from those who were there with damp matches.'],
  [8, 'The measuring of rain', 'Three centuries of gauges, and one gardener who read them all.'],
  [7, 'Neighbours', 'An atlas of hedges.'],
  [6, 'Wintering', 'Bees, boats and budgets: what is put away so that it can be taken out again.'],
  [5, 'After the harvest', 'What to do with a good year.'],
  [4, 'The waiting room', 'Hospitals, borders, bus stops: a design problem, and a moral one.'],
  [3, 'Roots', 'Trees that hold up roads, and roads that do not thank them.'],
  [2, 'Tables', 'On sitting down together, and who made the chairs.'],
  [
    1,
    'Crossings',
    'The first issue, stapled by its editors. It asks where we are going and whether there is soup.',
  ],
];

/** Sold out. */
const gone = [40, 32, 23, 19, 13, 7, 3, 1];
/** Posted on the solstices and the equinoxes, the forty-eighth in September 2026. */
const newest = { number: 48, year: 2026, quarter: 2 };
const quarters = ['03-20', '06-21', '09-22', '12-21'];

/** The publication date of an issue. */
export function publishedOn(number: number): string {
  const quarter = newest.year * 4 + newest.quarter - (newest.number - number);
  return `${Math.floor(quarter / 4)}-${quarters[quarter % 4]}`;
}

const issues: ProductSeed[] = backIssues.map(([number, title, about]) => {
  const left = gone.includes(number) ? 0 : 4 + ((number * 7) % 23);
  const price = number > 32 ? '119.00' : number > 12 ? '95.00' : '60.00';
  return {
    id: 1900 + number,
    handle: `crossings-${number}`,
    title: `Crossings ${number}: ${title}`,
    created: publishedOn(number),
    vendor: 'The Wayleave Institute',
    collections: ['crossings'],
    html: `<p>${about}</p><ul><li>From the cellar, in the state in which it was put there</li><li>Each year has a paper of its own, each season a drawing</li></ul>`,
    pictures: [`product-crossings-${number}`],
    ...(number % 4 === 0
      ? {
          option: 'Edition',
          variants: [variant('Paper', price, left), variant('E-book', '49.00', 9999, false)],
        }
      : { variants: singleVariant(price, left) }),
  };
});

export default issues;
