import {
  bullets,
  button,
  cardLinks,
  heading,
  link,
  paragraph,
  quote,
  steps,
  withFrame,
} from '../content/seed/blocks.ts';
import { initiative, topic } from '../content/seed/entries.ts';
import { hostedFilm } from '../content/seed/moving-blocks.ts';
import type { EntrySeed } from '../content/seed/seed.ts';

const entries: EntrySeed[] = [
  initiative({
    id: 702,
    slug: 'harbour-2080',
    title: 'Harbour 2080',
    standfirst: 'Ten towns rehearse the sea of their grandchildren, and decide what to do in this budget.',
    opening: 'Ten harbours, ten years, one question each, chosen by the people who live there.',
    body: [
      paragraph(
        'Each town draws forty residents by lot, twice, five years apart. They are paid, fed and given a map, a tank and the best numbers there are. What they decide goes to the council, which must answer it line by line within the year.',
      ),
      heading('Where things stand'),
      bullets(
        'Sandholm has voted to let its causeway go after 2034.',
        'Nørrevig has planted its first mile of kelp.',
        'Vesterhavn has moved its fire station uphill, and nothing else yet.',
        'Seven towns have drawn their lots and will meet in 2027.',
      ),
      hostedFilm('harbour2080', {
        cover: 'event-what-the-tide-tables-knew',
        description:
          'What one tide will do in Sandholm in 2061, drawn from the tables of 1931. Twenty seconds.',
      }),
      withFrame(
        cardLinks(
          'newsStyle',
          ['/news/the-town-that-decided-to-be-an-island', '/news/the-flood-mark-on-the-door'],
          { contentType: 'news' },
        ),
        { title: 'From the harbours' },
      ),
      withFrame(cardLinks('organisation', ['/organisations/norrevig-harbour-authority']), { title: 'With' }),
    ],
  }),
  initiative({
    id: 704,
    slug: 'kitchen-parliament',
    title: 'The Kitchen Parliament',
    standfirst: 'Twelve households, one pot and a bill that has not yet been written.',
    opening:
      'Laws about the future are made in rooms without food. We wondered whether that was the trouble.',
    body: [
      paragraph(
        'Once a quarter twelve households cook together and take a bill through three courses. The starter is what the law says now. The main course is what it would mean on a Tuesday in 2045. The pudding is a vote, with reasons.',
      ),
      heading('Bills so far'),
      bullets(
        'that every new loan for a house state how high the house stands above the sea (carried)',
        'that night work be explained in one sentence (carried, with an amendment)',
        'that the voting age be abolished at both ends (lost, narrowly, over the cheese)',
      ),
      withFrame(
        cardLinks('newsStyle', ['/news/the-last-night-shift', '/news/the-bread-of-a-dry-decade'], {
          contentType: 'news',
        }),
        { title: 'What came to the table' },
      ),
    ],
  }),
  initiative({
    id: 703,
    slug: 'school-of-long-sight',
    title: 'The School of Long Sight',
    standfirst: 'A year of long weekends for people who have to decide things that will outlast them.',
    opening:
      'Twenty-four students a year: mayors, midwives, foresters, the heirs of firms. No examinations; one forecast, with a date on it.',
    body: [
      paragraph(
        'The school meets nine times between September and June, always for three days and always with a cook. Half the places go to people who could not pay for them, and nobody is told which half.',
      ),
      heading('The year'),
      steps(
        '<strong>Autumn</strong> looks back: archive, soil pits, flood marks.',
        '<strong>Winter</strong> looks sideways: what is changing at the same time, and for whom.',
        '<strong>Spring</strong> looks ahead: four honest futures, read aloud.',
        '<strong>June</strong> looks down: what will you do on Monday?',
      ),
      withFrame(cardLinks('calendar', ['/calendar/school-of-long-sight']), { title: 'The next year' }),
    ],
  }),
  topic({
    id: 711,
    slug: 'the-empty-chair',
    under: '/initiatives/the-hundred-year-lease',
    picture: 'topic-the-empty-chair',
    title: 'The empty chair',
    standfirst: 'Who signs for somebody who has not been born, and what the chair is for.',
    opening:
      'The party of the second part does not exist. It is the only honest line in any contract about the future.',
    body: [
      heading('In law'),
      paragraph(
        'A trust signs. It has seven members, two of them under twenty, and it may do one thing only: refuse to take the house back. If it does, the person who lives there pays for putting it right. There is a fund. So far it has bought one door.',
      ),
      heading('In the room'),
      paragraph(
        'The chair is an ordinary kitchen chair. It stands at every meeting on the lease, at the end of the table, and may not be used for coats. We had thought of it as a symbol and were a little ashamed of it. By now we would sooner do without the minutes.',
      ),
      quote('You look at it, and you find that you have already answered.', 'A structural engineer'),
      paragraph('It can be borrowed. It folds, and travels by train, and must be offered the window.'),
    ],
  }),
  initiative({
    id: 701,
    slug: 'the-hundred-year-lease',
    title: 'The hundred-year lease',
    standfirst:
      'Eleven houses on the north quay that are borrowed from the year 2100, and have to be handed back.',
    opening: 'What would you build if somebody were coming to inspect it who has not been born?',
    body: [
      paragraph(
        'The lease is a contract in four languages that anyone may copy. It lets land from the future to the present, on conditions. The first eleven houses under it stand on the north quay at Nørrevig and will be lived in from next summer.',
      ),
      heading('How a place can join'),
      steps(
        'Bring a plot, a builder who is curious and a bank that can count to a hundred.',
        'Spend a day with the schedule, and a class of fourteen-year-olds.',
        'Colour your drawing by how long things last. Throw it away. Draw it again.',
        'Sign, with the chair in the room.',
      ),
      button(link('Who signs for the unborn', '/initiatives/the-hundred-year-lease/the-empty-chair')),
      withFrame(
        cardLinks('newsStyle', ['/news/houses-on-loan-from-the-year-2100'], { contentType: 'news' }),
        {
          title: 'Read the story',
        },
      ),
    ],
  }),
];

export default entries;
