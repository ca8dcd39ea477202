import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { memberLinks } from '@guildhall/members-links';
import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composed } from '../app.fixture.ts';
import { createInvoiceStage, createFriend } from '../billing/by-invoice.fixture.ts';
import { countMemberships, createMembers, operate } from './operator.fixture.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const settings = { DEADLINE_MS: 4_000, CHECKOUT_ORIGINS: [], SHOP_COUNTRY: 'DK' };

/** Members with logins by links, in the store of their adapter. */
async function addLogins(place: { DATA_DIR?: string; DATABASE_URL?: string }, emails: readonly string[]) {
  const own = { SITE_ORIGIN: 'https://site.test', ...settings, ...place };
  const connection = memberLinks().roles.members?.connect(own, () => undefined, composed.organisation);
  const identity = await connection?.connect(4_000);
  const found = await Promise.all(
    emails.map(async (email) => (await identity?.create(email, '')) ?? 'exists'),
  );
  await identity?.close();
  return found;
}

it('moves every row of the api and of its suppliers to PostgreSQL, and counts both sides [8.6.19]', async () => {
  const stage = await createInvoiceStage();
  for (const name of ['ada', 'bob', 'cleo']) {
    const browser = stage.browser();
    const page = (await browser.join(createFriend(`${name}@members.example`))).json;
    const { reference } = (await stage.readTransfer(page['id'])).json;
    if (name === 'cleo') continue;
    await stage.office(`confirm ${String(reference)} --amount 96.00 --currency EUR`);
    expect((await browser.status()).json).toMatchObject({ status: 'member' });
  }
  await stage.api.app.close();
  await addLogins({ DATA_DIR: stage.folder }, ['ada@members.example', 'bob@members.example']);
  const DATABASE_URL = (await server.createDatabase()).href;
  const { code, text } = await operate({ DATA_DIR: stage.folder, DATABASE_URL }, 'move-storage');
  expect(code).toBe(0);
  for (const [file, table, count] of [
    ...[['join.sqlite', 'attempts', 3] as const, ['join.sqlite', 'memberships', 2] as const],
    ...[['invoices.sqlite', 'invoices', 3] as const, ['members-links.sqlite', 'members', 2] as const],
    ['keys.sqlite', 'keys', 1] as const,
  ])
    expect(text).toMatch(new RegExp(`^${file} +${table} +${count} +${count}$`, 'm'));
  await stage.restart({ DATABASE_URL });
  expect((await stage.api.store.listMembershipsFrom('live', 0)).length).toBe(2);
  // Known addresses are found by their keyed hashes, and new rows get numbers of their own.
  expect((await stage.browser().join(createFriend('ada@members.example'))).json).toEqual({
    error_code: 'user_exists',
  });
  expect(await addLogins({ DATABASE_URL }, ['ada@members.example'])).toEqual(['exists']);
});

it('a move that fails copies nothing, and can be run again [8.6.19]', async () => {
  const { stage, api } = await createMembers(2, (folder) => ({ DATA_DIR: folder }));
  await stage.end(api);
  await addLogins({ DATA_DIR: stage.folder }, ['ada@members.example']);
  const logins = new DatabaseSync(join(stage.folder, 'members-links.sqlite'));
  logins.exec("UPDATE members SET name = 'a' || char(0)");
  const DATABASE_URL = (await server.createDatabase()).href;
  const env = { DATA_DIR: stage.folder, DATABASE_URL };
  expect((await operate(env, 'move-storage')).text).toContain('is in use (members-links.sqlite)');
  logins.close();
  await expect(operate(env, 'move-storage')).rejects.toThrow('PostgreSQL refused a statement');
  const repaired = new DatabaseSync(join(stage.folder, 'members-links.sqlite'));
  repaired.exec("UPDATE members SET name = ''");
  repaired.close();
  expect((await operate(env, 'move-storage')).code).toBe(0);
  const moved = await stage.start({ DATABASE_URL });
  expect(await countMemberships(moved)).toBe(2);
});

it('a database that is not empty or in use is refused, and so is a file of an unknown supplier [8.6.19]', async () => {
  const { stage, api } = await createMembers(1, (folder) => ({ DATA_DIR: folder }));
  await stage.end(api);
  const DATABASE_URL = (await server.createDatabase()).href;
  const env = { DATA_DIR: stage.folder, DATABASE_URL };
  expect((await operate(env, 'move-storage')).code).toBe(0);
  expect(await operate(env, 'move-storage')).toEqual({
    code: 1,
    text: expect.stringMatching(/The database is not empty: guildhall_join\.\w+ has rows already/),
  });
  const moved = await stage.start({ DATABASE_URL });
  await moved.settled();
  expect((await operate(env, 'move-storage')).text).toContain('stop every api first');
  await stage.end(moved);
  new DatabaseSync(join(stage.folder, 'other.sqlite')).close();
  expect((await operate(env, 'move-storage')).text).toContain(
    'other.sqlite: no supplier of this api has these files',
  );
  expect((await operate({ DATA_DIR: stage.folder }, 'move-storage')).text).toContain('Set DATA_DIR');
});

it('an operator’s case has the same number after the move, and a new one another', async () => {
  const { stage, api } = await createMembers(1, (folder) => ({ DATA_DIR: folder }));
  const report = { kind: 'no sign-up', site: 'live', reportedAt: 1 } as const;
  await api.store.putReport({ ...report, subscriptionId: 'one' });
  await stage.end(api);
  const DATABASE_URL = (await server.createDatabase()).href;
  await operate({ DATA_DIR: stage.folder, DATABASE_URL }, 'move-storage');
  const moved = await stage.start({ DATABASE_URL });
  await moved.store.putReport({ ...report, subscriptionId: 'two' });
  const numbers = (await moved.store.listOpenReports()).map(({ id, subscriptionId }) => [id, subscriptionId]);
  expect(numbers).toEqual([
    [1, 'one'],
    [2, 'two'],
  ]);
});
