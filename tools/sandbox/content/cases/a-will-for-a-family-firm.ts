import { bullets, heading, paragraph, quote } from '../../src/content/seed/blocks.ts';
import { caseStory } from '../../src/content/seed/entries.ts';

export default caseStory({
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
    quote('We thought that we were deciding about a house. We were deciding about bread.', 'The second heir'),
    heading('Results'),
    paragraph(
      'The stones now turn on the hill at Øster Mark, among the farms that grow the wheat. The old mill has been given back to the river a floor at a time; the ground floor is open to it, on purpose, and the eels have noticed. The firm’s new statutes begin with a list of what would go on the cart. It is read out each January and may be changed, if all agree, by one line.',
    ),
  ],
  related: ['/cases/nine-cold-days', '/cases/books-for-unborn-readers'],
});
