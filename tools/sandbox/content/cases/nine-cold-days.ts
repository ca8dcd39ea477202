import { bullets, heading, paragraph, quote } from '../../src/content/seed/blocks.ts';
import { caseStory } from '../../src/content/seed/entries.ts';

export default caseStory({
  id: 303,
  slug: 'nine-cold-days',
  title: 'Nine cold days',
  standfirst:
    'An energy co-operative let its members play the worst week of 2043, and then gave them the budget.',
  date: '20261001',
  cats: ['energy'],
  opening:
    'Strandby Energy Co-operative belongs to the 4,100 people who use it. That makes it hard to frighten its customers, and unwise to surprise them.',
  body: [
    heading('What was asked'),
    paragraph(
      'The co-operative has more wind than it can use on three hundred days of the year and too little on nine. Its board could buy its way through the nine days with an engine that stands still for the other 356. Before it did so it wished to know what the members would rather do.',
    ),
    heading('What we did'),
    paragraph(
      'Three hundred and twenty households lived the nine days in September, by the light of a lamp on the kitchen wall. We have told that story <a href="/news/the-week-the-wind-did-not-come">elsewhere</a>. What matters here is what came after: the budget of the engine was laid on the table, in full, and groups of twelve households could spend their share of it on anything that would see them through.',
    ),
    bullets(
      '27 groups, 324 households, eleven evenings',
      'one rule: whatever you choose must also be of use in June',
      'one adviser per group, who might answer but not suggest',
    ),
    quote(
      'We had expected to be asked for cheaper power. They asked for a stove and a key.',
      'Chair of the board',
    ),
    heading('Results'),
    paragraph(
      'The engine was not bought. The co-operative is building nine warm rooms, a sand store under the sports ground and a board at each shop on which a street can see itself. The total comes to eighty-four per cent of the price of the engine. By the engineers’ reckoning it covers seven days out of nine. For the last two the members have voted, by a wide margin and after much argument, to be cold together.',
    ),
  ],
  related: ['/cases/the-care-rota-of-2040', '/cases/a-will-for-a-family-firm'],
});
