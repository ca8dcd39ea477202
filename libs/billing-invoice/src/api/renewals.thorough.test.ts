import { testRenewals } from '@guildhall/adapter-tests/billing';
import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as vitest from 'vitest';
import { startSeeded, testSeed } from '../../../../config/test-size.ts';
import { createOfficeWorld } from './office-world.fixture.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());
beforeEach(() => {
  // A year that was all right can be played again, too.
  process.stderr.write(`The seed of the members by invoice is ${startSeeded()}.\n`);
});

const title = 'members by invoice [7.15.1] [7.15.2] [7.15.3]';
const options = { members: 200, seed: testSeed };
testRenewals(vitest, `14 months of 200 ${title}`, createOfficeWorld, { ...options, hasKills: false });
testRenewals(vitest, `14 months of 200 ${title}, with kills`, createOfficeWorld, {
  ...options,
  hasKills: true,
});
testRenewals(vitest, `14 months of 40 ${title}, with two apis on PostgreSQL`, createOfficeWorld, {
  ...{ members: 40, seed: testSeed, hasKills: true },
  createDatabase: () => server.createDatabase(),
});
