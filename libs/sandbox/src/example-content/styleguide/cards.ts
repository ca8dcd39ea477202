import { blockTitle, cardLinks, withFrame } from '../../content/seed/blocks.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';
import calendar from '../calendar.ts';
import cases from '../cases.ts';
import blog from '../blog.ts';
import focusAreas from '../focus-areas.ts';
import initiatives from '../initiatives.ts';
import news from '../news/index.ts';
import organisations from '../organisations.ts';
import people from '../people.ts';
import type { EntrySeed } from '../../content/seed/seed.ts';

const first = (count: number, entries: EntrySeed[]) =>
  entries
    .filter(({ postStatus }) => postStatus === undefined)
    .slice(0, count)
    .map(({ path }) => path);

const cards: BlockSeed[] = [
  blockTitle('Cards'),
  withFrame(cardLinks('news', first(4, news), { contentType: 'news' }), { title: 'News' }),
  withFrame(cardLinks('newsStyle', first(3, news), { enlargeFirst: true }), {
    title: 'News style, the first enlarged',
  }),
  withFrame(cardLinks('case', first(1, cases)), { title: 'One case' }),
  withFrame(cardLinks('case', first(3, cases)), { title: 'Several cases' }),
  withFrame(cardLinks('blog', first(3, blog), { contentType: 'blog' }), {
    title: 'Blog posts',
    colour: 'sand',
  }),
  withFrame(cardLinks('person', first(4, people)), { title: 'People' }),
  withFrame(cardLinks('peachimg', first(3, focusAreas)), { title: 'Focus areas' }),
  withFrame(cardLinks('calendar', first(3, calendar)), { title: 'Calendar' }),
  withFrame(cardLinks('initiative', first(3, initiatives)), { title: 'Initiatives' }),
  withFrame(cardLinks('organisation', first(3, organisations)), { title: 'Organisations' }),
];

export default cards;
