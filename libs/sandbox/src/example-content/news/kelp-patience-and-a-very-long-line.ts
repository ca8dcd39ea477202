import { figure, heading, paragraph, quote, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 208,
  slug: 'kelp-patience-and-a-very-long-line',
  title: 'Kelp, patience and a very long line',
  standfirst:
    'Eleven fishermen, a mile of rope and a plant that asks for nothing. Notes from a harbour that is learning to farm.',
  date: '20260514',
  cats: ['oceans', 'food'],
  caption:
    'Spring tides in the sound, with the moon that pulled them. Each curve is one fathom further down.',
  opening:
    'You plant kelp in November, in the dark, in gloves. Then you go home and wait, and it is the waiting that the harbour was not used to.',
  body: [
    paragraph(
      'A net tells you by nightfall what kind of a day it was. A line of kelp tells you in May. When the cod quota fell for the fourth time, eleven of the fourteen boats in Nørrevig put in together for a mile of rope and a licence, and asked us, half as a joke, whether anyone at the institute knew how to wait.',
    ),
    heading('A crop without a field'),
    paragraph(
      'Kelp wants no soil, no fresh water, no feed. It takes up the nitrogen that the farms upstream have lost, and softens the swell behind it so that eelgrass comes back to the shore. It can be eaten, spun, fermented, spread on fields. What it cannot do is hurry, or pay a crew in its first winter.',
    ),
    figure(
      'news-kelp-line',
      'The sound in section. Peach: water that the line has cleared. The heavy curve is the seabed in 1950.',
    ),
    paragraph(
      'So the work was less about kelp than about money that can wait. With the harbour’s savings bank we drew up a loan that is paid back by the ton, not by the month, and whose first three years are counted as planting. The bank had made such loans before. The last was in 1911, for an orchard.',
    ),
    quote(
      'My grandfather set long lines for what swam past. I set one and ask what would like to live there.',
      'A skipper in the harbour',
    ),
    heading('What the scenarios got wrong'),
    paragraph(
      'We had drawn up four futures for the harbour, as we do. In none of them was there a school class. But the rope needs looking at every week from a small boat, in water that is safe for children, and the teacher of the eighth form needed somewhere to do biology that did not smell of marker pens. There are now twenty-six people of fourteen who can tell the age of a frond by its stripes. They have views on the nitrogen regulations.',
    ),
    paragraph(
      'Nor had we foreseen the restaurant, which closed, or the button factory, which opened. A future is mostly made of such things. One learns to leave room in the margin.',
    ),
    heading('The second May'),
    text(
      '<p>The first harvest was four tons, which is to say nothing. The second, last week, was thirty-one. It does not replace the cod. It pays for one man in three, and for diesel, and it has given the harbour something to look forward to in the part of the year when it used to count what was left.</p><p>There is a plan for three more lines. There is also a plan, in a school exercise book, for a hundred and twelve, with reefs in between, and a tram. We have filed both.</p>',
    ),
  ],
  related: [
    '/news/the-town-that-decided-to-be-an-island',
    '/news/the-flood-mark-on-the-door',
    '/news/what-the-soil-will-still-remember',
  ],
});
