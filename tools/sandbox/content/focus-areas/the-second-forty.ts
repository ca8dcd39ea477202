import { heading, paragraph, steps } from '../../src/content/seed/blocks.ts';
import { topic } from '../../src/content/seed/entries.ts';

export default topic({
  id: 612,
  slug: 'the-second-forty',
  under: '/focus-areas/long-lives',
  picture: 'topic-the-second-forty',
  title: 'The second forty',
  standfirst: 'A proposal for a life with two summits and a valley between.',
  opening:
    'Learn, earn, stop: the plan was made for people who died at sixty-eight. It has not been looked at since.',
  body: [
    heading('The proposal in four lines'),
    steps(
      'Two years of pension may be drawn at any time after forty, and are paid back after seventy.',
      'Every trade keeps a tenth of its apprenticeships for people over forty-five.',
      'Loans for learning are reckoned over the life that is left, not the career that is over.',
      'Retirement becomes a right at a certain age and an obligation at none.',
    ),
    heading('What it would cost'),
    paragraph(
      'For a country of six million, between 0.3 and 0.5 per cent of what it earns in a year, for about fifteen years, after which it pays for itself. The range depends almost wholly upon how many of us would like to be beginners again. In our study it was two in three.',
    ),
    paragraph(
      'The tables are at the institute and can be had by anyone who asks. The people behind them are in <a href="/news/a-hundred-and-four-birthdays">A hundred and four birthdays</a>.',
    ),
  ],
});
