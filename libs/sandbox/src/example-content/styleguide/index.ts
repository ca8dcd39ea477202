import { pageTitle, largeIntro } from '../../content/seed/blocks.ts';
import type { BlockSeed, EntrySeed } from '../../content/seed/seed.ts';
import cards from './cards.ts';
import { formBlocks } from './forms.ts';
import frames from './frames.ts';
import joining from './joining.ts';
import lists from './lists.ts';
import { movingBlocks } from './moving.ts';
import pictures from './pictures.ts';
import shop from './shop.ts';
import voices from './voices.ts';
import words from './words.ts';

/** The parts of the page, in order. To add one, create a file next to this one and list it here. */
const parts: BlockSeed[][] = [
  words,
  pictures,
  movingBlocks,
  voices,
  cards,
  lists,
  joining,
  formBlocks,
  shop,
  frames,
];

/** Every block in every variant, for reviews and journeys. */
const styleguide: EntrySeed = {
  id: 90,
  path: '/styleguide',
  title: 'Styleguide',
  postType: 'page',
  postDate: '20251002',
  seo: {
    title: 'Styleguide – The Wayleave Institute',
    description: 'Every block that a page can be made of, in every variant, one after the other.',
  },
  content: [
    pageTitle('Styleguide', 'Every block that a page can be made of'),
    largeIntro('Nothing here is news. It is our type case: take out what you need, and put it back.'),
    ...parts.flat(),
  ],
};

export default styleguide;
