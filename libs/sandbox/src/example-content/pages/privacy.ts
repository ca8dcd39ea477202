import { bullets, heading, intro, paragraph } from '../../content/seed/blocks.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const privacy: EntrySeed = {
  id: 8,
  path: '/privacy',
  title: 'Privacy policy',
  postType: 'page',
  postDate: '20260301',
  seo: {
    title: 'Privacy policy – The Wayleave Institute',
    description: 'What we know about you, why, and when we delete it.',
  },
  content: [
    intro('What we know about you, why, and when we delete it.'),
    heading('When you join'),
    paragraph(
      'We need your name, your address and a way to write to you. Our payment provider has them too. What you enter but do not send stays in your browser for half an hour, and nowhere else.',
    ),
    heading('Your CPR number'),
    paragraph(
      'We ask for it only if you want your donation reported for tax. Our payment provider stores it for the report to the tax authority; we keep it nowhere else.',
    ),
    heading('When we delete it'),
    bullets(
      'what you wrote to us: two years after the last letter',
      'what you paid: as soon as bookkeeping law allows',
      'the rest: when you leave',
    ),
  ],
};

export default privacy;
