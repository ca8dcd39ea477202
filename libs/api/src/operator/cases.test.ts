import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browserAt,
  createBillingStage,
  createSignUp,
  type BillingStage,
} from '../billing/billing.fixture.ts';
import { operate as operateWith } from './operator.fixture.ts';

const operate = (env: Record<string, string>, command: string) => operateWith(env, ...command.split(' '));

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** A payer who pays twice, and a vendor that refuses to refund. */
async function pastRefusedRefund(stage: BillingStage, env: Record<string, string>) {
  stage.vendor.sites.live.board.set({ refusesSecond: false, refusesRefunds: true });
  const api = await stage.start(env);
  const email = 'ada@members.example';
  const pages: string[] = [];
  for (const key of ['attempt-one-', 'attempt-two-'])
    pages.push(String((await browserAt(() => api).join(createSignUp(email), { key })).json['id']));
  for (const page of pages) {
    stage.pass(1_000);
    expect(stage.vendor.pay('live', page, email)).toBe('paid');
  }
  await api.catchUp();
  return api;
}

describe.each([
  ['a folder', async (stage: BillingStage) => ({ DATA_DIR: stage.folder })],
  ['PostgreSQL', async () => ({ DATABASE_URL: (await server.createDatabase()).href })],
])('with %s', (_name, createEnv) => {
  it('cases that need a person are listed until one marks them as done, each with one email, also after a restart [8.6.17]', async () => {
    const stage = await createBillingStage();
    const env: Record<string, string> = await createEnv(stage);
    const api = await pastRefusedRefund(stage, env);
    expect(api.reportMails).toHaveLength(2);
    await stage.end(api);
    const { code, text } = await operate(env, 'cases');
    expect([code, text]).toEqual([0, expect.stringContaining('2 open cases:')]);
    expect(text).toMatch(
      /\d+ {2}refund refused, subscription \S+ \(2026-11-22 12:00\)\n {4}A membership was ended/,
    );
    const [, number = ''] = /(\d+) {2}refund refused/.exec(text) ?? [];
    expect(await operate(env, `cases done ${number}`)).toEqual({ code: 0, text: `Case ${number} is done` });
    expect((await operate(env, 'cases')).text).toContain('1 open case:');
    expect(await operate(env, `cases done ${number}`)).toEqual({
      code: 1,
      text: `There is no open case ${number}`,
    });
    const next = await stage.start(env);
    await next.catchUp();
    expect((await operate(env, 'cases')).text).toContain('1 open case:');
    expect(next.reportMails).toHaveLength(2);
    expect(JSON.stringify(text)).not.toContain('ada@');
  });
});

it('a page that was paid for a plan that is no longer sold is a case, and not only a log line [8.6.17]', async () => {
  const stage = await createBillingStage();
  const first = await stage.start();
  const page = String((await browserAt(() => first).join()).json['id']);
  await stage.end(first);
  stage.vendor.pay('live', page, 'ada@members.example');
  const plans = 'individual-membership-digital=individual-membership-digital-DKK-yearly';
  const api = await stage.start({ BILLING_PLANS: plans });
  const attempt = (await api.store.findByPage('live', page))?.id;
  expect(attempt).toBeDefined();
  await api.catchUp();
  await api.catchUp();
  expect(api.reportMails).toEqual([expect.stringContaining('for a plan that the website no longer sells')]);
  const { text } = await operate({ DATA_DIR: stage.folder }, 'cases');
  expect(text).toMatch(/^1 open case:\n\n\d+ {2}other plan, subscription /);
});

it('a command or a number that does not exist is refused, with what to do', async () => {
  const stage = await createBillingStage();
  await stage.end(await stage.start());
  const env = { DATA_DIR: stage.folder };
  expect(await operate(env, 'cases')).toEqual({ code: 0, text: 'There are no open cases.' });
  for (const [command, text] of [
    ['case', 'There is no command case: use cases, data, backup'],
    ['cases done', 'Use `cases` for the list'],
    ['cases done x', 'There is no open case x'],
  ] as const)
    expect(await operate(env, command)).toEqual({ code: 1, text: expect.stringContaining(text) });
  expect((await operate({}, 'cases')).text).toContain('Neither DATA_DIR nor DATABASE_URL is set');
  expect((await operate({ DATA_DIR: '/nowhere' }, 'cases')).text).toContain('has no sign-ups');
});
