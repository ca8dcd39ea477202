import { testBillingAdapter } from '@guildhall/adapter-tests/billing';
import { beforeEach } from 'vitest';
import * as vitest from 'vitest';
import { chooseCount, startSeeded, testSeed } from '../../../../config/test-size.ts';
import { createSandboxWorld } from './sandbox-world.fixture.ts';

beforeEach(() => void startSeeded());

testBillingAdapter(
  vitest,
  'sign-ups at the vendor, also where it refuses no second payment [7.7.4] [4.7.5] [7.7.8] [7.14.7]',
  createSandboxWorld,
  {
    stories: chooseCount({ usual: 100, thorough: 600 }),
    sequences: chooseCount({ usual: 50, thorough: 1_000 }),
    contractStories: chooseCount({ usual: 40, thorough: 1_000 }),
    killsEvery: chooseCount({ usual: 5, thorough: 1 }),
    rounds: chooseCount({ usual: 2, thorough: 10 }),
    seed: testSeed,
  },
);
