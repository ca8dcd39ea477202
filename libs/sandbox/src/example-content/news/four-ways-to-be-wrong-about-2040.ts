import { figure, heading, paragraph, quote, steps, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 204,
  slug: 'four-ways-to-be-wrong-about-2040',
  title: 'Four ways to be wrong about 2040',
  standfirst:
    'A forecast can fail by being late, thin, loud or lonely. A short guide to better mistakes, from fifty years of our own.',
  date: '20260917',
  cats: ['methods'],
  caption: 'The cone of possible futures. It opens from now, and the further ahead, the wider.',
  opening:
    'Since 1974 this house has published 1,206 statements about the future that can be checked. Last winter two of us checked them.',
  body: [
    paragraph(
      'It was a chastening winter. Some four in ten had come true, though a third of those were statements that the population would grow older. Another three in ten were neither true nor false, having been written so that they could not be. The rest were wrong, and it is the rest that we have come to love.',
    ),
    paragraph(
      'For mistakes are not all alike. When we laid ours out on the long table, on cards, they fell into four heaps.',
    ),
    heading('Late, thin, loud, lonely'),
    steps(
      '<strong>Late.</strong> Right thing, wrong year. We had the shared car in 1981 and the empty office in 1993. Lateness is the least of the faults. It comes from believing that because a thing is possible it must be on its way.',
      '<strong>Thin.</strong> One line continued with a ruler. In 1978 we drew the number of landline telephones to the year 2010, and it was a beautiful line.',
      '<strong>Loud.</strong> Whatever filled the newspaper that month. Loud forecasts have a half-life of about three years, and nobody can recall afterwards why they felt so necessary.',
      '<strong>Lonely.</strong> One thing changes and everything else stands politely still. In our 1989 picture of the working day in 2020 all work is done from home, and there is still a wife in the kitchen.',
    ),
    figure(
      'news-forks',
      'One bundle of ways that parts again and again. The ringed fork is the one we did not see.',
    ),
    heading('The lonely ones did the harm'),
    paragraph(
      'We had expected the thin forecasts to be the worst. They were merely dull. It was the lonely ones that people had acted upon. A lonely forecast is persuasive just because it changes so little: it lets you picture the new machine in your own hall, on your own carpet, and leaves the carpet alone.',
    ),
    quote(
      'A future in which only one thing has changed is an advertisement.',
      'From the margin of our 1989 report, in pencil, by an unknown hand',
    ),
    heading('What we do differently now'),
    text(
      '<p>We have kept three rules from that winter. First, no statement leaves the house unless we can say what we would have to see, and by when, to admit that we were wrong. These dates are in a book, which lies open in the hall.</p><p>Second, every picture of the future must contain at least one thing that has got better, one that has got worse, one that has come back, and one that nobody will mention because to them it is ordinary. The last is the hardest. It is where most of the truth is.</p><p>Third, nobody makes a forecast alone. Somebody who will be poorer in that future sits at the table while it is written, and may write in the margin.</p>',
    ),
    paragraph(
      'All 1,206 statements, with our verdicts, are now in <a href="/news/the-archive-of-futures-that-did-not-happen">the archive</a>. We invite you to dispute them. In the first week a reader proved that we had marked one as false which was true. It said that by 2025 people would pay to be where they could not be reached.',
    ),
  ],
  related: [
    '/news/the-archive-of-futures-that-did-not-happen',
    '/news/a-hundred-and-four-birthdays',
    '/news/the-week-the-wind-did-not-come',
  ],
});
