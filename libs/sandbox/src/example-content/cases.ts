import { bullets, button, heading, link, paragraph, quote, steps } from '../content/seed/blocks.ts';
import { caseStory } from '../content/seed/entries.ts';
import type { EntrySeed } from '../content/seed/seed.ts';

const entries: EntrySeed[] = [
  caseStory({
    id: 301,
    slug: 'a-school-that-can-shrink',
    title: 'A school that can shrink',
    standfirst: 'Hedelund needed a school for 400 children, and a good use for it when there are 180.',
    date: '20260820',
    cats: ['cities'],
    opening:
      'The council had the money, the site and the architect. What it did not have was an answer to a question from its own treasurer: whom is this for in 2050?',
    body: [
      heading('What was asked'),
      paragraph(
        'Hedelund will have four hundred children of school age until about 2034, and after that fewer every year. Two schools in the district already stand half empty, and a third has been a furniture store since 2019. The council asked us for a forecast. We offered it a rehearsal instead.',
      ),
      heading('What we did'),
      paragraph(
        'For six weeks the drawings hung in the library, at a scale of one to twenty, with four calendars beside them. In the first the school is full. In the second it is half full; in the third the town has taken in two hundred families from the coast; in the fourth the oldest third of the town has moved back to the centre and wants to learn. Anyone could move in. Some eight hundred people did, with paper chairs.',
      ),
      bullets(
        'Teachers moved the staircases.',
        'Children closed the long corridor, and opened a shop.',
        'A woman of eighty-three put a bed in the music room, and would not take it out.',
      ),
      quote(
        'We had designed a school with a spare wing. We ended with a street that has a school in it.',
        'The architect',
      ),
      heading('Results'),
      paragraph(
        'The building that is now going up is made of five houses round a yard. Each has its own door, its own boiler and its own address. As many as three can be given up, one at a time, and become twelve flats, a surgery or a workshop without a single wall coming down. The music room has the plumbing for a bathroom. It cost two per cent more than the first design and the treasurer has written, in the margin of our report, the word <em>good</em>.',
      ),
      button(link('More about how we think of cities', '/focus-areas/cities-that-last')),
    ],
    related: ['/cases/the-care-rota-of-2040', '/cases/books-for-unborn-readers'],
  }),
  caseStory({
    id: 305,
    slug: 'a-will-for-a-family-firm',
    title: 'A will for a family firm',
    standfirst:
      'A mill on a flood plain, three heirs and a river. How a firm decided what it was, apart from its walls.',
    date: '20251113',
    cats: ['food', 'work'],
    opening:
      'The Ellemose mill has ground flour since 1788, and has stood in water nine times, of which five since 2011. The owner is sixty-eight. She wished to hand over something other than a bilge pump.',
    body: [
      heading('What was asked'),
      paragraph(
        'Three heirs, each with a different view: raise the mill, move it, sell it. A bank that would back any of them, provided they agreed. And under every conversation the river, which was not asked.',
      ),
      heading('What we did'),
      paragraph(
        'We did not draw scenarios for the mill. We asked what would still be the mill if it were somewhere else. For this there is an old exercise, borrowed from museums: you have one cart and one hour. What goes on the cart?',
      ),
      bullets(
        'The owner took the order book, from 1840 on.',
        'The eldest took the two women who run the stones.',
        'The second took the telephone number.',
        'The youngest took a sack of wheat, and when asked why, said: to have something to begin with.',
      ),
      paragraph(
        'Nobody took the building. There was a silence, and then the owner laughed, for the first time in our acquaintance. After that it was possible to talk of where.',
      ),
      quote(
        'We thought that we were deciding about a house. We were deciding about bread.',
        'The second heir',
      ),
      heading('Results'),
      paragraph(
        'The stones now turn on the hill at Øster Mark, among the farms that grow the wheat. The old mill has been given back to the river a floor at a time; the ground floor is open to it, on purpose, and the eels have noticed. The firm’s new statutes begin with a list of what would go on the cart. It is read out each January and may be changed, if all agree, by one line.',
      ),
    ],
    related: ['/cases/nine-cold-days', '/cases/books-for-unborn-readers'],
  }),
  caseStory({
    id: 304,
    slug: 'books-for-unborn-readers',
    title: 'Books for unborn readers',
    standfirst:
      'What should a library buy today so that it is worth visiting in 2060? Six librarians and a very short list.',
    date: '20260122',
    cats: ['methods'],
    opening:
      'A public library throws away about as many books as it buys. It has rules for both. Neither set of rules has ever met the reader for whom the place will be kept open.',
    body: [
      heading('What was asked'),
      paragraph(
        'The Lantern Libraries, nine branches along the fjord, were due to renew their policy for the collection. The last had been written in 1998 and spoke at length of compact discs. The librarians asked us to help them to look thirty-five years ahead without, as one of them put it, falling into the internet.',
      ),
      heading('What we did'),
      paragraph(
        'We invited the reader. Each of the six librarians was given a person who will walk through the door in 2060: a name, a bad knee, a language, a reason for coming in out of the rain. They lived with that person for three months. They wrote her letters. At the end each of them could choose a hundred books to leave on the shelf for her, and had to say, to her, why.',
      ),
      steps(
        'All six chose a book on how to mend something.',
        'Five chose the minutes of the town council.',
        'Four chose a book they themselves could not bear.',
        'None chose anything that had been on loan that week.',
      ),
      quote(
        'I found that I was not choosing books. I was choosing what she would be able to argue with.',
        'A branch librarian',
      ),
      heading('Results'),
      paragraph(
        'One shelf in each branch now belongs to the reader of 2060. Nothing on it may be thrown away, and anybody may propose a title in writing, with a reason addressed to her. There have been nine hundred proposals. The reasons are kept with the books. They are, the librarians believe, what she will come for.',
      ),
    ],
    related: ['/cases/a-school-that-can-shrink', '/cases/a-will-for-a-family-firm'],
  }),
  caseStory({
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
  }),
  caseStory({
    id: 302,
    slug: 'the-care-rota-of-2040',
    title: 'The care rota of 2040',
    standfirst:
      'A regional care service wrote next month’s rota for a workforce it does not have, and found what to do on Monday.',
    date: '20260416',
    cats: ['ageing', 'work'],
    opening:
      'Strategy papers are patient. A rota is not: either somebody rings the bell at half past seven, or nobody does.',
    body: [
      heading('What was asked'),
      paragraph(
        'Kilmorrow’s care service expects a third more people to look after by 2040 and a fifth fewer to do it. It had eleven strategy papers that said so. The head of the service wanted a twelfth that she could use.',
      ),
      heading('What we did'),
      paragraph(
        'We took the rota for an ordinary week in March, with its 2,140 visits, removed one carer in five, and added the visits that will be there. Then we asked the people who make rotas for a living to make it work. They had two days, a gymnasium floor, coloured tape and a rule: nobody may be asked to do what you would refuse.',
      ),
      steps(
        'On the first morning it could not be done.',
        'On the first afternoon they stopped sending people to check on people who were well.',
        'On the second morning they gave six streets a single team, and let the team decide.',
        'On the second afternoon it could nearly be done, with eleven visits left over, lying on the floor on yellow cards.',
      ),
      quote('The eleven cards were worth more than the eleven papers.', 'Head of service'),
      heading('Results'),
      paragraph(
        'The yellow cards were all of one kind: people alone at night, not ill, afraid. No rota can help them, and it had been a relief, the planners said, to see that it was only eleven in two thousand. The service has since given one street-team in four the right to rewrite its own week. Sick leave in those teams has gone down by a third. For the eleven there is now a telephone that is answered, at night, by two of the others.',
      ),
    ],
    related: ['/cases/a-school-that-can-shrink', '/cases/nine-cold-days'],
  }),
];

export default entries;
