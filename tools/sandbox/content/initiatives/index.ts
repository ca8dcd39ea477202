import type { EntrySeed } from '../../src/content/seed/seed.ts';
import harbour2080 from './harbour-2080.ts';
import kitchenParliament from './kitchen-parliament.ts';
import schoolOfLongSight from './school-of-long-sight.ts';
import theEmptyChair from './the-empty-chair.ts';
import theHundredYearLease from './the-hundred-year-lease.ts';

const entries: EntrySeed[] = [
  harbour2080,
  kitchenParliament,
  schoolOfLongSight,
  theEmptyChair,
  theHundredYearLease,
];

export default entries;
