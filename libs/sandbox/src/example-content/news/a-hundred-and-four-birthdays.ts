import { figure, heading, paragraph, quote, steps, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 202,
  slug: 'a-hundred-and-four-birthdays',
  title: 'A hundred and four birthdays',
  standfirst:
    'A child born in this town today has an even chance of a hundred and four birthdays. Our new study asks what to do with the extra afternoon.',
  date: '20261029',
  cats: ['ageing'],
  caption:
    'One line a year. The good years are wide, the hard years close together, and both hold the tree up.',
  opening:
    'Long life is the great achievement of the last century, and we have spent most of our breath since then complaining of the bill.',
  body: [
    paragraph(
      'Turn the figures over and they read differently. A girl born in Nørrevig this year will, as likely as not, be alive in 2130. She will have as many years after sixty as a medieval peasant had altogether. The question is not how the rest of us can afford her. It is what she is going to do with a third of a life for which nobody has written the second act.',
    ),
    heading('The afternoon problem'),
    paragraph(
      'For two years we have followed forty-eight people between seventy and ninety-six: in their kitchens, on the bus, at the funeral of a friend, at the swimming baths. We asked them to keep diaries, not of their health, of which they are asked enough, but of their afternoons.',
    ),
    paragraph(
      'Mornings, it turns out, look after themselves. There are pills, post, bread, a neighbour. Evenings have their habits. But between two and five a long life has to be made by hand, and most of the people in our study were making theirs out of very little. A bench in the right place was worth more than a programme. A task was worth more than an activity. The difference between the two, said one man of ninety-one, is whether anybody is cross when you do not turn up.',
    ),
    quote('I do not want to be kept busy. I want to be expected.', 'From diary 31, a retired crane driver'),
    heading('Four things that lengthen a life sideways'),
    paragraph(
      'Nothing we found is expensive. Most of it is a matter of leaving a place for someone who is not in a hurry.',
    ),
    steps(
      '<strong>Work in small coins.</strong> Two hours a week, paid, with a name on the door. Eleven firms in the town now have such posts, and none has yet given one up.',
      '<strong>A room with a reason.</strong> Not a day centre: a repair table, a seed library, a place where the school sends its broken bicycles.',
      '<strong>Young friends by design.</strong> Those who had one friend under forty were lonely half as often. Nobody had found that friend by accident after the age of seventy-five.',
      '<strong>A say that counts.</strong> People who had sat once on a council by lot went on reading minutes for the rest of the study.',
    ),
    figure(
      'news-afternoons',
      'Two lives of different length leave rings that meet: the overlap is where we looked.',
    ),
    heading('The second forty'),
    text(
      '<p>Behind the study stands a larger idea. We have arranged life as a ramp: learn, earn, stop. A hundred and four birthdays will not lie on a ramp. They want at least two summits, and a valley between in which one may be a beginner again, without shame and without ruin.</p><p>That would mean schools that expect pupils of fifty, loans that outlive a career, and a pension that can be drawn at forty-five for two years and paid back at seventy. We have worked out what the last of these would cost a country of six million. It is less than we thought, and it is in the appendix for anyone who wishes to prove us wrong.</p>',
    ),
    paragraph(
      'The full study, <a href="/p/the-second-forty"><em>The Second Forty</em></a>, is printed as the winter issue of <em>Crossings</em>. The diaries themselves stay in our archive, in a box marked with the year in which they may be opened. It is 2090. Somebody in the study asked that we make it later. She hoped, she said, to be there.',
    ),
  ],
  related: [
    '/news/an-apprentice-of-seventy',
    '/news/who-will-hold-the-ladder',
    '/news/four-ways-to-be-wrong-about-2040',
  ],
});
