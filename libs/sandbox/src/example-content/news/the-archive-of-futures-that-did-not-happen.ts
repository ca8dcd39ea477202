import { figure, heading, paragraph, quote, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 210,
  slug: 'the-archive-of-futures-that-did-not-happen',
  title: 'The archive of futures that did not happen',
  standfirst:
    'Four thousand boxes of plans, promises and forecasts open to readers this spring. Most of them were sensible at the time.',
  date: '20260312',
  cats: ['methods'],
  caption: 'A year on one sheet. What has gone is solid, what is coming is outlined, and one day is today.',
  opening:
    'In the cellar of the customs house, where they once kept brandy, there are now two hundred metres of shelf devoted to things that never took place.',
  body: [
    paragraph(
      'There is a tunnel to the next town, with the fares worked out. There is a hospital shaped like a wheel. There are the minutes of a committee that met for nine years to prepare the country for a paper-free office, in eleven volumes. There is a single index card, typed in 1957, which says that by the turn of the century the problem of parking will have been solved.',
    ),
    heading('Why keep them'),
    paragraph(
      'History is kept by whatever won. That makes it a poor training for anyone who has to decide something, since at the moment of deciding the losers are still in the room, and look every bit as solid as the winner. A collection of what did not happen is the nearest thing we know to a view of the past from the front.',
    ),
    paragraph(
      'Jonas Ferrow, who has put the boxes in order, files them not by subject but by what stopped them. The largest section is <em>nobody was against it</em>. After that come <em>the wrong year</em>, <em>one man died</em>, and <em>it was built, but elsewhere</em>. A whole bay is labelled <em>still possible</em>. It is the bay that people stay in longest.',
    ),
    quote('Nothing in here was stupid. That is what one has to get used to.', 'Jonas Ferrow, archivist'),
    figure(
      'news-archive-dial',
      'A dial without numerals, from box 1,112: a proposal of 1931 to abolish the hour.',
    ),
    heading('How to use a dead plan'),
    paragraph(
      'Since the autumn we have sent every group that comes to us down the stairs first. A town council that wished to talk about heat was given an hour and a trolley. They came back with a plan of 1934 for lime trees along the whole of the High Street, costed, drawn, approved and then forgotten because of a war. The trees would have been ninety-two. The council sat and looked for some time at the shade.',
    ),
    paragraph(
      'That is the other use. It is hard to want something that has never existed. It is easier to want back something that very nearly did.',
    ),
    heading('Come and read'),
    text(
      '<p>The archive is open to members on weekdays and to everybody on the first Saturday of the month. Nothing may be borrowed; anything may be copied. If you have a future at home that did not happen, in a drawer or an attic, we should be glad to have it. We ask only for the year in which it was meant to begin, and, if you know, for what stopped it.</p><p>Gifts so far this month: a bicycle factory, a language, and a wedding.</p>',
    ),
  ],
  related: [
    '/news/four-ways-to-be-wrong-about-2040',
    '/news/a-square-for-a-hotter-town',
    '/news/the-flood-mark-on-the-door',
  ],
});
