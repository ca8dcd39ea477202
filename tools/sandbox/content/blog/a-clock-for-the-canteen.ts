import { heading, paragraph, bullets } from '../../src/content/seed/blocks.ts';
import { blogPost } from '../../src/content/seed/entries.ts';

export default blogPost({
  id: 402,
  slug: 'a-clock-for-the-canteen',
  title: 'A clock for the canteen',
  standfirst: 'We hung up a clock whose hand takes eighty years to go round. It has changed lunch.',
  date: '20260903',
  author: 'Tobias Aldermoor',
  cats: ['methods', 'work'],
  opening:
    'Elias Quist, who is responsible for our methods, on a present from a clockmaker and what it did to the soup.',
  caption:
    'The dial as it stood on the day it was hung. It has since moved by rather less than the width of the hand.',
  body: [
    paragraph(
      'The clock has one hand, no numerals, and a mark at the top for the day on which it was hung. The hand goes round once in eighty years. It was a gift from a man who repairs church clocks and who had attended, he said, one too many of our lectures.',
    ),
    paragraph(
      'For the first month people looked at it in order to check whether it had moved. It had not. In the second month they stopped looking. Then something odd began to happen to the conversation.',
    ),
    heading('Three sentences I wrote down'),
    bullets(
      '“I shall be about there,” with a finger, over the herring.',
      '“She was already up when it was there,” of a grandmother, pointing to where the hand would have been.',
      '“Can we decide that before it gets to the window?”',
    ),
    paragraph(
      'The last is my favourite. The window is at about a quarter past, which is to say the year 2046. It was said of the roof.',
    ),
    heading('A unit for the middle distance'),
    paragraph(
      'We have good instruments for the very short and a certain feeling for the very long. It is the middle distance for which language fails: more than a budget, less than a myth. Twenty years is not a number that one can feel. A quarter of the way round, from the coats to the window, past the serving hatch, turns out to be one that can be felt without any effort, with one’s mouth full.',
    ),
    paragraph(
      'If you would like to make one, a gearing of 701,280 to one between the motor and the hand will do it. Or else paint a circle on the wall, and on your birthday move a pin. Put it where you eat.',
    ),
  ],
  related: ['/blog/the-smell-of-2050', '/blog/why-we-print-our-mistakes'],
});
