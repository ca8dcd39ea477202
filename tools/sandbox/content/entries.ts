import type { EntrySeed } from '../src/content/seed/seed.ts';
import pages from './pages/index.ts';
import news from './news/index.ts';
import cases from './cases/index.ts';
import blog from './blog/index.ts';
import people from './people/index.ts';
import focusAreas from './focus-areas/index.ts';
import calendar from './calendar/index.ts';
import initiatives from './initiatives/index.ts';
import organisations from './organisations/index.ts';

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
