import { startPostgres } from '@guildhall/postgres';
import { expect, it, onTestFinished } from 'vitest';
import { browserAt, createBillingStage } from './billing.fixture.ts';

/** Calls wait for a silent database for seconds before it is left alone, and then until it is tried again. */
const poll = { timeout: 30_000, interval: 50 };

it('while PostgreSQL hangs, sign-ups are soon refused without asking it, and the same one succeeds afterwards [8.6.16]', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop(), 60_000);
  const stage = await createBillingStage();
  const api = await stage.start({ DATABASE_URL: (await server.createDatabase()).href });
  const guest = browserAt(() => api, { roams: true });
  server.hang();
  const refusals: unknown[] = [];
  const listCodes = () => api.log.flatMap(({ storage }) => (storage as { code?: string })?.code ?? []);
  await expect
    .poll(async () => {
      const { status, json } = await guest.join();
      refusals.push([status, (json['error'] as { code?: string })?.code]);
      return listCodes();
    }, poll)
    .toContain('ERR_POSTGRES_OPEN');
  expect(new Set(refusals.map(String))).toEqual(new Set(['503,SIGN_UP_NOT_NOW']));
  server.continue();
  await expect.poll(async () => (await guest.join()).json, poll).toMatchObject({ state: 'created' });
  const opened = stage.vendor.requests('live').filter(({ path }) => path.includes('checkout_new'));
  expect(opened).toHaveLength(1);
}, 180_000);
