import { bullets, heading, paragraph, quote } from '../../src/content/seed/blocks.ts';
import { topic } from '../../src/content/seed/entries.ts';

export default topic({
  id: 611,
  slug: 'managed-retreat',
  under: '/focus-areas/seas-and-shores',
  picture: 'topic-managed-retreat',
  title: 'Managed retreat, in plain words',
  standfirst: 'Moving back from the water on purpose, in time, and in company.',
  opening:
    'It is an ugly term for an old practice. Villages have always moved. What is new is that we believe they cannot.',
  body: [
    heading('What it is'),
    paragraph(
      'A place decides, while it still has money and time, not to defend a stretch of coast beyond a certain year, and uses what it saves to make somewhere else good to live. That is all. The difficulty lies in each of the words: a place, decides, time, good.',
    ),
    heading('What we have learnt so far'),
    bullets(
      'Begin with what will be gained. If nothing will be, do not begin.',
      'Fix the year before you fix the line. People can plan for a year.',
      'Write the rule for those who wish to leave first, and make it generous.',
      'Draw the residents who decide by lot, and pay them.',
      'Ask again in ten years, whatever the answer was.',
    ),
    quote('Nobody retreats towards nothing.', 'From the Sandholm meetings'),
    paragraph(
      'Our notes from ten towns, with the costs, are in <em>Crossings</em> no. 201. The Sandholm story is told in <a href="/news/the-town-that-decided-to-be-an-island">The town that decided to be an island</a>.',
    ),
  ],
});
