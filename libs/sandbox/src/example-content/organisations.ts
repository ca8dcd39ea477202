import { paragraph } from '../content/seed/blocks.ts';
import { organisation } from '../content/seed/entries.ts';
import type { EntrySeed } from '../content/seed/seed.ts';

const entries: EntrySeed[] = [
  organisation({
    id: 803,
    slug: 'hedelund-mutual',
    title: 'Hedelund Mutual',
    standfirst: 'An insurer with no shareholders and a very long memory.',
    opening:
      'Insures farms, boats and parish halls, and has never cancelled a policy because of the weather.',
    body: [
      paragraph(
        'The mutual opened its books of claims to us, back to 1893. They are the best record of the climate in the region, and contain some of its best prose.',
      ),
      paragraph(
        'Together we are working on a policy that grows cheaper the further you move from the water.',
      ),
    ],
  }),
  organisation({
    id: 806,
    slug: 'kilmorrow-care',
    title: 'Kilmorrow Care',
    standfirst: 'A regional care service that gave one team in four the right to write its own week.',
    opening: 'Two thousand visits a week, and eleven yellow cards.',
    body: [
      paragraph(
        'Kilmorrow let us lay its rota out on a gymnasium floor, and then did what the floor told it to.',
      ),
      paragraph(
        'It now trains the people who make rotas for six other regions. The course includes an hour on one’s knees.',
      ),
    ],
  }),
  organisation({
    id: 801,
    slug: 'norrevig-harbour-authority',
    title: 'Nørrevig Harbour Authority',
    standfirst: 'Keeps the harbour open, and has begun to ask for how long, and for whom.',
    opening: 'A harbour of fourteen fishing boats, a ferry and a mile of kelp.',
    body: [
      paragraph(
        'The authority is our landlord, our neighbour and the first to have signed up to Harbour 2080. The harbour master’s hand has set eleven flood marks on the quay.',
      ),
      paragraph(
        'It lends us its tide gauge, and we lend it our archive, in which there are nine plans for a larger harbour.',
      ),
    ],
  }),
  organisation({
    id: 804,
    slug: 'oster-mark-growers',
    title: 'Øster Mark Growers’ Union',
    standfirst: 'Six farms, thirty-one holes and a ledger that looks back as far as it looks ahead.',
    opening: 'Farms on the hill above the fjord that have begun to count in centimetres.',
    body: [
      paragraph(
        'The union keeps the long ledgers with us, and the ladders in repair. Anyone may climb down, between Easter and the harvest, on asking at the house.',
      ),
      paragraph('Its barley is in the black bread. It is not responsible for the peas.'),
    ],
  }),
  organisation({
    id: 802,
    slug: 'strandby-energy-co-operative',
    title: 'Strandby Energy Co-operative',
    standfirst: 'Owned by the 4,100 people who use it, which makes it hard to frighten its customers.',
    opening: 'Wind on three hundred days, a store of hot sand, and nine warm rooms.',
    body: [
      paragraph(
        'With the co-operative we played the windless week, and watched its members spend the price of an engine on something else.',
      ),
      paragraph('The game is now lent to other valleys, with the lamps, by its office in the old creamery.'),
    ],
  }),
  organisation({
    id: 805,
    slug: 'the-lantern-libraries',
    title: 'The Lantern Libraries',
    standfirst: 'Nine branches along the fjord, each with a shelf for a reader of 2060.',
    opening: 'Public libraries that stay open late, and keep what nobody has borrowed yet.',
    body: [
      paragraph(
        'The shelf for unborn readers is theirs. So is the largest collection anywhere of handbooks on mending things.',
      ),
      paragraph('Our travelling exhibitions begin here. The branch at Sandholm has asked for a boat.'),
    ],
  }),
];

export default entries;
