import { startPostgres } from '@guildhall/postgres';
import { expect, it, onTestFinished, vi } from 'vitest';
import { browserAt, createBillingStage } from './billing.fixture.ts';

/** Calls follow each other; the limit is for what hangs. */
const poll = { timeout: 30_000, interval: 1 };

/** Lets time pass until a call has ended that waits for a silent database. */
async function untilItEnds<Result>(call: Promise<Result>): Promise<Result> {
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  call.then(end, end);
  while (!hasEnded) await vi.advanceTimersByTimeAsync(100);
  return call;
}

it('while PostgreSQL hangs, sign-ups are soon refused without asking it, and the same one succeeds afterwards [8.6.16]', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop(), 60_000);
  const stage = await createBillingStage();
  const api = await stage.start({ DATABASE_URL: (await server.createDatabase()).href });
  const guest = browserAt(() => api, { roams: true });
  // The deadlines of calls to the database, and its pauses, pass only when this test lets them pass.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  server.hang();
  const refusals: unknown[] = [];
  const listCodes = () => api.log.flatMap(({ storage }) => (storage as { code?: string })?.code ?? []);
  await expect
    .poll(async () => {
      const { status, json } = await untilItEnds(guest.join());
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
}, 180_000);
