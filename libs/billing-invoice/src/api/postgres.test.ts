import {
  eventDeliveries,
  paymentNotifications,
  proveLateEvents,
  proveRestarts,
  proveSignUpStories,
} from '@guildhall/api/testing';
import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import { afterAll, beforeAll, it } from 'vitest';
import { chooseCount, startSeeded } from '../../../../config/test-size.ts';
import { createOfficeWorld } from './office-world.fixture.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

const createDatabase = () => server.createDatabase();

it(
  'with two apis that share a PostgreSQL database and take turns, the stories of sign-ups by invoice end as with one [7.7.21]',
  { timeout: 1_200_000 },
  () =>
    proveSignUpStories(createOfficeWorld, {
      stories: chooseCount({ usual: 20, thorough: 150 }),
      seed: startSeeded(),
      createDatabase,
    }),
);

it.each(paymentNotifications)(
  'with PostgreSQL, apis killed at any step lose no member who has paid, notified %s [7.7.21]',
  { timeout: 240_000 },
  (notification) =>
    proveRestarts(createOfficeWorld, notification, {
      every: chooseCount({ usual: 7, thorough: 1 }),
      createDatabase,
    }),
);

it.each(eventDeliveries)(
  'with PostgreSQL, everybody becomes a member once when commands %s, a minute late [7.7.21]',
  { timeout: 120_000 },
  (delivery) =>
    proveLateEvents(createOfficeWorld, delivery, {
      rounds: chooseCount({ usual: 1, thorough: 3 }),
      seed: startSeeded(),
      createDatabase,
    }),
);
