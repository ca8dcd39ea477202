import { entryList, largeIntro, link, pageTitle, withFrame } from '../../content/seed/blocks.ts';
import type { BlockSeed, EntrySeed } from '../../content/seed/seed.ts';

const list = (
  id: number,
  slug: string,
  title: string,
  description: string,
  content: BlockSeed[],
): EntrySeed => ({
  id,
  path: `/${slug}`,
  title,
  postType: 'page',
  postDate: '20251002',
  seo: { title: `${title} – The Wayleave Institute`, description },
  picture: `list-${slug}`,
  content: [pageTitle(title, description), ...content],
});

const lists: EntrySeed[] = [
  list(10, 'news', 'News', 'Reports, essays and results from the house, newest first.', [
    entryList('news', { filters: true, cardType: 'news' }),
  ]),
  list(11, 'cases', 'Cases', 'Projects with our partners, and their results.', [
    largeIntro(
      'We are paid to ask questions, and usually thanked for the ones that were not in the contract.',
    ),
    entryList('cases', { filters: true, cardType: 'case' }),
  ]),
  list(12, 'blog', 'Notes from the long table', 'Shorter pieces in the first person.', [
    entryList('blog', { cardType: 'blog' }),
  ]),
  list(13, 'people', 'People', 'The people who work here, and those who keep an eye on them.', [
    withFrame(entryList('people', { filters: true, button: link('Write to the house', '/contact') }), {
      description: 'Everyone has a table, a window and a subject. Knock.',
    }),
  ]),
  list(
    14,
    'focus-areas',
    'What we study',
    'Six long questions, each with a person who will answer the telephone.',
    [entryList('focus-areas')],
  ),
  list(15, 'calendar', 'Calendar', 'Lectures, walks, workshops and one very short night.', [
    entryList('calendar', { filters: true }),
  ]),
  list(16, 'initiatives', 'Initiatives', 'Things that take us longer than a year, on purpose.', [
    entryList('initiatives'),
  ]),
  list(17, 'organisations', 'Partners', 'Harbours, farms, libraries and others who think with us.', [
    entryList('organisations', { button: link('Work with us', '/contact') }),
  ]),
];

export default lists;
