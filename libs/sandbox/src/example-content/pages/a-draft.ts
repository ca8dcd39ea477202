import { pageTitle, paragraph } from '../../content/seed/blocks.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const draft: EntrySeed = {
  id: 40,
  path: '/news/a-february-without-tomatoes',
  title: 'A February without tomatoes',
  postType: 'news',
  postDate: '20261119',
  postStatus: 'draft',
  seo: {
    title: 'A February without tomatoes – The Wayleave Institute',
    description: 'Twenty-eight days, four cooks, and what grows in the dark.',
  },
  card: { description: 'Twenty-eight days, four cooks, and what grows in the dark.', cats: ['food'] },
  content: [
    pageTitle('A February without tomatoes', 'Twenty-eight days, four cooks, and what grows in the dark'),
    paragraph('To be written when it has been eaten.'),
  ],
};

export default draft;
