import { testBillingAdapter } from '@guildhall/adapter-tests/billing';
import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as vitest from 'vitest';
import { chooseCount, startSeeded, testSeed } from '../../../../config/test-size.ts';
import { createOfficeWorld } from './office-world.fixture.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(() => void startSeeded());

testBillingAdapter(
  vitest,
  'sign-ups by invoice, with two apis that share a PostgreSQL database and take turns [7.7.21]',
  createOfficeWorld,
  {
    stories: chooseCount({ usual: 20, thorough: 150 }),
    contractStories: chooseCount({ usual: 10, thorough: 150 }),
    sequences: 0,
    killsEvery: chooseCount({ usual: 7, thorough: 1 }),
    rounds: chooseCount({ usual: 1, thorough: 3 }),
    seed: testSeed,
    createDatabase: () => server.createDatabase(),
  },
);
