import { startPostgres } from '@guildhall/postgres';
import { expect, it, onTestFinished, vi } from 'vitest';
import { letTimePass, stopClock } from '../../../../config/stopped-clock.ts';
import { browserAt, createBillingStage } from './billing.fixture.ts';

/** Calls follow each other; the limit is for what hangs. */
const poll = { timeout: 30_000, interval: 1 };

it('while PostgreSQL hangs, sign-ups are soon refused without asking it, and the same one succeeds afterwards [8.6.16]', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const stage = await createBillingStage();
  const api = await stage.start({ DATABASE_URL: (await server.createDatabase()).href });
  const guest = browserAt(() => api, { roams: true });
  // The deadlines of calls to the database, and its pauses, pass only when this test lets them pass.
  stopClock();
  server.hang();
  const refusals: unknown[] = [];
  const listCodes = () => api.log.flatMap(({ storage }) => (storage as { code?: string })?.code ?? []);
  await expect
    .poll(async () => {
      const { status, json } = await letTimePass(guest.join());
      refusals.push([status, (json['error'] as { code?: string })?.code]);
      return listCodes();
    }, poll)
    .toContain('ERR_POSTGRES_OPEN');
  expect(new Set(refusals.map(String))).toEqual(new Set(['503,SIGN_UP_NOT_NOW']));
  server.continue();
  // It is left alone for a second.
  vi.advanceTimersByTime(1_000);
  await expect.poll(async () => (await guest.join()).json, poll).toMatchObject({ state: 'created' });
  const opened = stage.vendor.requests('live').filter(({ path }) => path.includes('checkout_new'));
  expect(opened).toHaveLength(1);
});
