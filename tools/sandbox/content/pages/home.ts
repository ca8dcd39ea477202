import { hero, largeIntro, link } from '../../src/content/seed/blocks.ts';
import type { EntrySeed } from '../../src/content/seed/seed.ts';

const home: EntrySeed = {
  id: 2,
  path: '/',
  title: 'The Wayleave Institute',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'The Wayleave Institute – a house of ideas about the future',
    description:
      'A non-profit futures institute in a harbour town. Essays, scenarios, lectures and a membership.',
  },
  picture: 'home-hero',
  content: [
    hero(
      'The future is somebody else’s land. Ask before you cross.',
      'A house of ideas about the long term, kept by its members since 1974.',
      'home-hero',
      link('What we do', '/about'),
    ),
    largeIntro(
      'A wayleave is the right to cross ground that is not yours. Every decision we make today crosses ground that belongs to people who are not here yet.',
    ),
  ],
};

export default home;
