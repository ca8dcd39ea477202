import type { EntrySeed } from '../content/seed/seed.ts';
import pages from './pages/index.ts';
import news from './news/index.ts';
import cases from './cases.ts';
import blog from './blog.ts';
import people from './people.ts';
import focusAreas from './focus-areas.ts';
import calendar from './calendar.ts';
import initiatives from './initiatives.ts';
import organisations from './organisations.ts';

export const entries: EntrySeed[] = [
  ...pages,
  ...news,
  ...cases,
  ...blog,
  ...people,
  ...focusAreas,
  ...calendar,
  ...initiatives,
  ...organisations,
];
