import { bullets, heading, paragraph, quote, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 205,
  slug: 'what-the-soil-will-still-remember',
  title: 'What the soil will still remember',
  standfirst:
    'A field keeps accounts for centuries. On six farms we have begun to read them before deciding what to plant.',
  date: '20260826',
  cats: ['food'],
  caption:
    'A metre and a half of Øster Mark: forest, fire, rye, marl, sugar beet, and the thin dark line of last year.',
  opening:
    'Dig a hole as deep as you are tall, stand in it, and look at the wall. Everything that anybody has done to this field is there in front of your nose, in order.',
  body: [
    paragraph(
      'The hole is the invention of Maren Tofte, who leads our work on land. She has now dug thirty-one of them with farmers, and has never once had to explain what they are for. People climb down with their arms folded and come up talking about their grandmothers.',
    ),
    heading('Reading upwards'),
    paragraph(
      'At the bottom is sand that the ice left. Above it a hand’s breadth of black: a forest, and the fire that ended it. Then rye, for six hundred years, the colour of tea. Then a pale stripe where somebody about 1840 dug lime from the hill and spread it by barrow, and doubled the harvest for the lives of his children, and halved it for the lives of theirs. There is a proverb about that in most languages of the north: marl makes rich fathers and poor sons.',
    ),
    paragraph(
      'The last thirty centimetres took sixty years. They are grey, close as putty, and no worm lives in them. On four farms out of six that is the whole of what is left to farm.',
    ),
    quote(
      'My father left me the same acres he got. I had not understood that he did not leave me the same field.',
      'A grower at Øster Mark',
    ),
    heading('A ledger with a long column'),
    paragraph(
      'From the pits we make what Maren calls a long ledger: one page per field, on which the entries are not crops but changes in depth. Any plan for the next thirty years is written in the same column. The effect is simple and a little brutal. A plan that pays well until 2040 and takes four centimetres is set down beside the marl of 1840, in the same ink.',
    ),
    paragraph('After a year with the ledgers, the six farms had decided to:'),
    bullets(
      'take the two wettest fields out of the plough for good, and sell the water they hold to the town downstream',
      'sow a third of the land with grain that stands for five years on one root',
      'lease in thirty-year terms, with the depth of soil at both ends written in the contract',
      'keep the pits open, roofed, with a ladder, so that the next to come can climb down and see',
    ),
    heading('The price of a centimetre'),
    text(
      '<p>None of this is heroic, and some of it will fail. What interests us is that nobody had to be persuaded. A farm is one of the few businesses in which people commonly think in generations; what was missing was not the long view but a page on which to write it.</p><p>Two banks have asked to see the ledgers. They are thinking, we gather, about what it is that they have been lending against. We have told them that they may see them where they lie, at the bottom of the ladder.</p>',
    ),
  ],
  related: [
    '/news/the-bread-of-a-dry-decade',
    '/news/kelp-patience-and-a-very-long-line',
    '/news/houses-on-loan-from-the-year-2100',
  ],
});
