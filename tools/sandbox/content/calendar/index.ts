import type { EntrySeed } from '../../src/content/seed/seed.ts';
import aColdWeekInMarch from './a-cold-week-in-march.ts';
import fourHonestFuturesWeekend from './four-honest-futures-weekend.ts';
import membersAssembly2027 from './members-assembly-2027.ts';
import midwinterOpenHouse from './midwinter-open-house.ts';
import nightWalkOnTheShortestNight from './night-walk-on-the-shortest-night.ts';
import schoolOfLongSight from './school-of-long-sight.ts';
import the2080ShorelineOnFoot from './the-2080-shoreline-on-foot.ts';
import theHundredYearHousehold from './the-hundred-year-household.ts';
import whatTheTideTablesKnew from './what-the-tide-tables-knew.ts';

const entries: EntrySeed[] = [
  aColdWeekInMarch,
  fourHonestFuturesWeekend,
  membersAssembly2027,
  midwinterOpenHouse,
  nightWalkOnTheShortestNight,
  schoolOfLongSight,
  the2080ShorelineOnFoot,
  theHundredYearHousehold,
  whatTheTideTablesKnew,
];

export default entries;
