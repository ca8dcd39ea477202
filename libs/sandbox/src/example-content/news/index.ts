import type { EntrySeed } from '../../content/seed/seed.ts';
import aHundredAndFourBirthdays from './a-hundred-and-four-birthdays.ts';
import aSquareForAHotterTown from './a-square-for-a-hotter-town.ts';
import anApprenticeOfSeventy from './an-apprentice-of-seventy.ts';
import fourWaysToBeWrongAbout2040 from './four-ways-to-be-wrong-about-2040.ts';
import heatThatComesFromTheNeighbours from './heat-that-comes-from-the-neighbours.ts';
import housesOnLoanFromTheYear2100 from './houses-on-loan-from-the-year-2100.ts';
import kelpPatienceAndAVeryLongLine from './kelp-patience-and-a-very-long-line.ts';
import theArchiveOfFuturesThatDidNotHappen from './the-archive-of-futures-that-did-not-happen.ts';
import theBreadOfADryDecade from './the-bread-of-a-dry-decade.ts';
import theFloodMarkOnTheDoor from './the-flood-mark-on-the-door.ts';
import theLastNightShift from './the-last-night-shift.ts';
import theTownThatDecidedToBeAnIsland from './the-town-that-decided-to-be-an-island.ts';
import theWeekTheWindDidNotCome from './the-week-the-wind-did-not-come.ts';
import whatTheSoilWillStillRemember from './what-the-soil-will-still-remember.ts';
import whoWillHoldTheLadder from './who-will-hold-the-ladder.ts';

const entries: EntrySeed[] = [
  aHundredAndFourBirthdays,
  aSquareForAHotterTown,
  anApprenticeOfSeventy,
  fourWaysToBeWrongAbout2040,
  heatThatComesFromTheNeighbours,
  housesOnLoanFromTheYear2100,
  kelpPatienceAndAVeryLongLine,
  theArchiveOfFuturesThatDidNotHappen,
  theBreadOfADryDecade,
  theFloodMarkOnTheDoor,
  theLastNightShift,
  theTownThatDecidedToBeAnIsland,
  theWeekTheWindDidNotCome,
  whatTheSoilWillStillRemember,
  whoWillHoldTheLadder,
];

export default entries;
