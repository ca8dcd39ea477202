import type { EntrySeed } from '../../src/content/seed/seed.ts';
import citiesThatLast from './cities-that-last.ts';
import energyAsAHabit from './energy-as-a-habit.ts';
import landAndFood from './land-and-food.ts';
import longLives from './long-lives.ts';
import managedRetreat from './managed-retreat.ts';
import seasAndShores from './seas-and-shores.ts';
import soilAsInfrastructure from './soil-as-infrastructure.ts';
import theSecondForty from './the-second-forty.ts';
import workAndWorth from './work-and-worth.ts';

const entries: EntrySeed[] = [
  citiesThatLast,
  energyAsAHabit,
  landAndFood,
  longLives,
  managedRetreat,
  seasAndShores,
  soilAsInfrastructure,
  theSecondForty,
  workAndWorth,
];

export default entries;
