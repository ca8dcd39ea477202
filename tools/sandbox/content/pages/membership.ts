import { intro, pageTitle, paragraph } from '../../src/content/seed/blocks.ts';
import type { EntrySeed } from '../../src/content/seed/seed.ts';

const membership: EntrySeed = {
  id: 6,
  path: '/membership',
  title: 'Membership',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'Membership – Wayleave',
    description: 'What members of the Wayleave Institute get, and what they make possible.',
  },
  content: [
    pageTitle('Membership', 'The institute belongs to those who keep it going'),
    intro('Four printed journals a year, a seat at the long table, and a say in what we study next.'),
    paragraph('Joining takes about three minutes.'),
  ],
};

export default membership;
