import { heading, paragraph, steps } from '../../src/content/seed/blocks.ts';
import { blogPost } from '../../src/content/seed/entries.ts';

export default blogPost({
  id: 403,
  slug: 'how-to-read-a-scenario-aloud',
  title: 'How to read a scenario aloud',
  standfirst:
    'Slowly, sitting down, and never from a slide. Advice from somebody who has put many rooms to sleep.',
  date: '20260625',
  author: 'Elias Quist',
  cats: ['methods'],
  opening:
    'Ingrid Holm-Sayer has directed the institute since 2018. She has read some four hundred scenarios to boards, parishes and, once, a jury.',
  caption: 'Four voices over one floor. A scenario is read for the place where they cross.',
  body: [
    paragraph(
      'A scenario is not a document. It is a thing that happens in a room between the person who reads and those who for ten minutes are somewhere else. I have done it badly in nine countries. Here is what I know.',
    ),
    steps(
      '<strong>Sit.</strong> Standing up is for people who are certain.',
      '<strong>Begin with a Tuesday.</strong> Weather, breakfast, the price of something. If the first sentence has a percentage in it, cross it out.',
      '<strong>Use the present tense, and keep it.</strong> The moment you say “would” everyone is back in the room.',
      '<strong>Name somebody,</strong> and give her a small annoyance. A drawer that sticks. It is by the drawer that they will remember the whole of it.',
      '<strong>Leave out what you are proudest of.</strong> It is nearly always the machine.',
      '<strong>Stop before the end.</strong> A scenario that concludes is a recommendation in fancy dress.',
    ),
    heading('And then say nothing'),
    paragraph(
      'This is the hard part. When you have finished there will be a pause, and everything in you will want to fill it with method. Do not. Count the window panes. Somebody will say something that sounds beside the point, about a mother, or a dog, or what the bus is called. That is the point. Write it down as it was said.',
    ),
    paragraph(
      'I once waited four minutes by the clock. Then the chairman of a shipping line said, to nobody in particular: “I don’t think I like who I am in that one.” We did not need the workshop.',
    ),
  ],
  related: ['/blog/the-smell-of-2050', '/blog/a-clock-for-the-canteen'],
});
