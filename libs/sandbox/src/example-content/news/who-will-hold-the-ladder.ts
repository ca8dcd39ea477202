import { bullets, heading, paragraph, quote, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 209,
  slug: 'who-will-hold-the-ladder',
  title: 'Who will hold the ladder',
  standfirst:
    'By 2045 one adult in four will be caring for another. A rota, a spare key and a law that does not exist yet.',
  date: '20260409',
  cats: ['ageing', 'work'],
  caption: 'Three lives on still water. Most of what we call care happens where the rings cross.',
  opening:
    'Care is usually drawn as a line between two people, one strong and one weak. Ask anybody who does it, and they draw something more like a mobile: touch one piece and all of it swings.',
  body: [
    paragraph(
      'We asked a hundred and twenty people in the region to draw theirs. They were between nineteen and eighty-eight, and each looked after somebody: a mother, a neighbour, a brother who hears voices, a child who will not grow up. We gave them string and paper discs. It took an afternoon, and a good deal of tea.',
    ),
    heading('What hung from the ceiling'),
    paragraph(
      'When all the mobiles were up, in our attic, three things could be seen that had not been in any of the statistics. The first was how many people hung from one thread. In two of every three the whole affair was held by a single person, generally a woman of about sixty, generally also at work.',
    ),
    paragraph(
      'The second was the ladder. Again and again there was somebody small and far out, with no title, on whom everything turned: the man who holds the ladder, the girl who has the spare key, the driver who waits until the door is shut. Not one of them appeared in any care plan. Take them out, and the piece fell.',
    ),
    quote(
      'I am not her carer. I am the one who comes when the carer’s car will not start.',
      'A neighbour, 71',
    ),
    paragraph(
      'The third was that it went both ways. The discs for the weak were as heavy as those for the strong. People were kept going by the very ones they looked after: by being told off, being needed, being made to laugh.',
    ),
    heading('Planning for the thread'),
    paragraph(
      'If the region’s arithmetic is right, there will be a third more mobiles in 2045, and a fifth fewer people of sixty to hang them from. With the region’s care service we looked for what would hold. Four ideas are now being tried:',
    ),
    bullets(
      'a <strong>right to be away</strong>, in working law, for the person who holds the thread: twenty days a year, at an hour’s notice, no certificate',
      'a <strong>second thread</strong>: no care plan is signed until it names two people who have each other’s number',
      'a small wage for the ladder, so that those far out are known, insured and asked',
      'a <strong>drawing</strong> of the mobile on the first page of every file, made by the person in the middle',
    ),
    heading('A word we lack'),
    text(
      '<p>Some of this is a matter of money, and will be fought over as money is. But a part is a matter of language. We have a word for those who give care and a word for those who receive it, and both words are wrong for nearly everybody, nearly all of the time.</p><p>The participants voted on a better one. They could not agree. The suggestion that came closest was <em>holder</em>: one who holds, and one who is held on to. The mobiles will hang in the attic until midsummer. Mind your head.</p>',
    ),
  ],
  related: [
    '/news/a-hundred-and-four-birthdays',
    '/news/the-last-night-shift',
    '/news/an-apprentice-of-seventy',
  ],
});
