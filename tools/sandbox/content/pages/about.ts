import { hero, intro, paragraph } from '../../src/content/seed/blocks.ts';
import type { EntrySeed } from '../../src/content/seed/seed.ts';

const about: EntrySeed = {
  id: 4,
  path: '/about',
  title: 'About the institute',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'About the institute – Wayleave',
    description: 'Who we are, where the name comes from and how a house of ideas pays its way.',
  },
  picture: 'about-hero',
  content: [
    hero('A house, a harbour and a long table', 'About the institute', 'about-hero'),
    intro('We help people to think about the long term before it arrives.'),
    paragraph('The institute lives in a customs house that stopped collecting customs in 1968.'),
  ],
};

export default about;
