import { blockTitle, entryList, link, withFrame } from '../../content/seed/blocks.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';

const lists: BlockSeed[] = [
  blockTitle('Lists'),
  withFrame(
    entryList('news', { filters: true, perPage: 4, cardType: 'news', button: link('All news', '/news') }),
    {
      title: 'A list with filters',
      description: 'With a description and a link to more.',
    },
  ),
  withFrame(entryList('calendar', { perPage: 2 }), { title: 'A list without filters', colour: 'night' }),
];

export default lists;
