import { bullets, heading, intro, paragraph } from '../../src/content/seed/blocks.ts';
import type { EntrySeed } from '../../src/content/seed/seed.ts';

const privacy: EntrySeed = {
  id: 8,
  path: '/privacy',
  title: 'Privacy policy',
  postType: 'page',
  postDate: '20260301',
  seo: {
    title: 'Privacy policy – The Wayleave Institute',
    description: 'What we know of you, what for, and when we forget it.',
  },
  content: [
    intro('What we know of you, what for, and when we forget it.'),
    heading('When you join'),
    paragraph(
      'We need your name, your address and a way to write to you. The firm that takes the money for us has them too. What you have typed and not sent stays in your browser for half an hour, and nowhere else.',
    ),
    heading('Your CPR number'),
    paragraph(
      'We ask for it only when you want your donation reported for tax. It goes to the tax report, and is kept in no other place.',
    ),
    heading('When we forget'),
    bullets(
      'what you wrote to us: two years after the last letter',
      'what you paid: when the law of bookkeeping lets us',
      'the rest: when you leave',
    ),
  ],
};

export default privacy;
