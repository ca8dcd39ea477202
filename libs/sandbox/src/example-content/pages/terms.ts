import { bullets, heading, intro, link, button, paragraph } from '../../content/seed/blocks.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const terms: EntrySeed = {
  id: 7,
  path: '/terms',
  title: 'Terms of membership',
  postType: 'page',
  postDate: '20260301',
  seo: {
    title: 'Terms of membership – The Wayleave Institute',
    description: 'What you pay, when, what you get for it, and how to cancel.',
  },
  content: [
    intro('What you pay, when, what you get for it, and how to cancel. On one page, on purpose.'),
    heading('What you pay'),
    paragraph(
      'You pay for a year in advance, at the price shown on the page where you join. Your membership renews for another year on the same date unless you cancel. We write to you a month before.',
    ),
    heading('How to cancel'),
    paragraph(
      'Cancel in the members’ area, or write us a letter. You stay a member until the end of the year you have paid for. Within fourteen days of joining you can withdraw: we refund your payment, less the price of any issues of the journal already sent.',
    ),
    heading('What you can count on'),
    bullets(
      'four issues of the journal a year, on paper or on screen',
      'every lecture and walk at the members’ price',
      'one vote at the assembly, whatever you pay',
    ),
    button(link('See the memberships', '/membership'), 'left', 'small'),
  ],
};

export default terms;
