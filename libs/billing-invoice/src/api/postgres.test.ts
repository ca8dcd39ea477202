import {
  eventDeliveries,
  paymentNotifications,
  proveLateEvents,
  proveRestarts,
  proveSignUpStories,
} from '@guildhall/api/testing';
import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import { afterAll, beforeAll, it } from 'vitest';
import { createOfficeWorld } from './office-world.fixture.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

const createDatabase = () => server.createDatabase();

/** Stories per run. To run more: `SIGN_UP_STORIES=1000 npx vitest run src/api/postgres.test.ts`. */
const stories = Number(process.env['SIGN_UP_STORIES'] ?? 150);

it(
  'with two apis that share a PostgreSQL database and take turns, the stories of sign-ups by invoice end as with one [7.7.21]',
  { timeout: 1_200_000 },
  async () => {
    const total = await proveSignUpStories(createOfficeWorld, { stories, createDatabase });
    if (process.env['SIGN_UP_STORIES']) process.stdout.write(`${JSON.stringify({ stories, ...total })}\n`);
  },
);

it.each(paymentNotifications)(
  'with PostgreSQL, apis killed at any step lose no member who has paid, notified %s [7.7.21]',
  { timeout: 240_000 },
  (notification) => proveRestarts(createOfficeWorld, notification, { createDatabase }),
);

it.each(eventDeliveries)(
  'with PostgreSQL, everybody becomes a member once when commands %s, a minute late [7.7.21]',
  { timeout: 120_000 },
  (delivery) => proveLateEvents(createOfficeWorld, delivery, { createDatabase }),
);
