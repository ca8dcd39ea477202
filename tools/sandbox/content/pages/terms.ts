import { bullets, heading, intro, link, button, paragraph } from '../../src/content/seed/blocks.ts';
import type { EntrySeed } from '../../src/content/seed/seed.ts';

const terms: EntrySeed = {
  id: 7,
  path: '/terms',
  title: 'Terms of membership',
  postType: 'page',
  postDate: '20260301',
  seo: {
    title: 'Terms of membership – The Wayleave Institute',
    description: 'What you pay, when, what you get for it, and how to leave.',
  },
  content: [
    intro('What you pay, when, what you get for it, and how to leave. On one page, and that on purpose.'),
    heading('What you pay'),
    paragraph(
      'A membership is paid for a year, in advance, at the price that stands on the page on which you join. It goes on for another year on the same day unless you cancel. We write to you a month before.',
    ),
    heading('How to leave'),
    paragraph(
      'Cancel in the members’ area, or write us a letter. You stay a member to the end of the year you have paid for. Within fourteen days of joining you can have your money back, less the issues of the journal that have been sent.',
    ),
    heading('What you can count on'),
    bullets(
      'four issues of the journal a year, on paper or on screen',
      'every lecture and walk at the members’ price',
      'one vote at the assembly, whatever you pay',
    ),
    button(link('See the ways to belong', '/membership'), 'left', 'small'),
  ],
};

export default terms;
