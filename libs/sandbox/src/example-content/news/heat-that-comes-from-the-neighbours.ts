import { bullets, figure, heading, paragraph, quote, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 212,
  slug: 'heat-that-comes-from-the-neighbours',
  title: 'Heat that comes from the neighbours',
  standfirst:
    'A bakery, a laundry and a school share one pipe of warm water. The engineering took a summer; the agreement took three years.',
  date: '20251204',
  cats: ['energy', 'cities'],
  caption: 'Things that come round again: one street as a small system of bodies that warm each other.',
  opening:
    'Behind Smedegade there runs a pipe as thick as a man’s waist, filled with water at about the warmth of a bath. Nobody owns it, and it has cut the street’s gas by four fifths.',
  body: [
    paragraph(
      'The idea is old and almost embarrassingly simple. A bakery throws away heat at four in the morning. A school needs it at seven. The laundry has some to spare all day, and the data room at the council does so all year. Run a loop of lukewarm water past all of them; let each take from it with a small heat pump, or give to it; bury the surplus of the summer in the clay.',
    ),
    heading('The pipe was the easy part'),
    paragraph(
      'The pipe was laid in eleven weeks. What came before was thirty-six months of Tuesdays. We kept the minutes, and they are the most instructive thing we have published for some time, since in them eighteen households and six firms slowly invent a kind of property that none of them had met before.',
    ),
    paragraph('The questions that took longest were these:'),
    bullets(
      'If the baker retires, does he owe the street his heat?',
      'May one sell warmth that one would otherwise have thrown away, or is that rude?',
      'Who is cold first?',
      'What do we owe the people who live here next?',
    ),
    quote('We thought that we were buying a pipe. We were founding a parish.', 'A resident of Smedegade'),
    figure(
      'news-street-loop',
      'The loop as first sketched at the long table. Two givers, one taker, and what they have in common.',
    ),
    heading('A rule for leaving'),
    paragraph(
      'The breakthrough, if a thing so slow may have one, was to write the rule for leaving before the rule for joining. Anybody may go, with two years’ notice, and must help to find another who gives as much as they did. Once that stood on paper people stopped looking at the door. The other forty clauses were agreed in a month.',
    ),
    paragraph(
      'We have since used the same trick elsewhere, with fishermen and with choirs. It seems that what people chiefly want to know about the future is whether they will be able to get out of it.',
    ),
    heading('In its third winter'),
    text(
      '<p>The loop is now in its third winter. It has failed once, for five hours, because of a mole. Heating on the street costs a little less than half of what it does round the corner. Two more streets have begun their Tuesdays. They have asked whether they may simply copy the agreement, and of course they may; but we have advised them to hold the meetings all the same.</p><p>The baker did retire, in September. His successor makes a darker loaf and gives, if anything, rather more.</p>',
    ),
  ],
  related: [
    '/news/the-week-the-wind-did-not-come',
    '/news/houses-on-loan-from-the-year-2100',
    '/news/the-bread-of-a-dry-decade',
  ],
});
