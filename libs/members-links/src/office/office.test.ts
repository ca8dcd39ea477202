import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineOrganisation } from '@guildhall/organisation';
import { expect, it, onTestFinished } from 'vitest';
import { createLinkIdentity } from '../api/link-identity.ts';
import { openLinkStore, storeFile } from '../api/link-store.ts';
import { runOffice } from './run-office.ts';

const email = 'ada@members.example';

const organisation = defineOrganisation({
  ...{ language: 'en', currency: 'EUR', vatHome: 'IE', switches: { membership: false } },
  profileFields: {
    phone: { label: 'Phone', type: 'phone', changedBy: 'member' },
    berth: { label: 'Berth', changedBy: 'office' },
    number: { label: 'Number', changedBy: 'nobody' },
  },
});

/** An office beside a running api, on the same file. */
function start() {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-office-'));
  const store = openLinkStore(folder);
  const { logins, verify } = createLinkIdentity({ store, now: Date.now });
  onTestFinished(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });
  async function run(...command: string[]) {
    const lines: string[] = [];
    const code = await runOffice({ folder, organisation, command, print: (line) => lines.push(line) });
    return { code, lines };
  }
  async function logIn() {
    const link = await logins.createLoginLink(email, 'a browser');
    const used = link && (await logins.useLink(link.secret, undefined));
    const session = typeof used === 'object' && used.purpose === 'login' ? used.session : '';
    return (await logins.createToken(session))?.idToken ?? '';
  }
  return { folder, run, logIn, verify };
}

it('lists members with their customer and state [7.8.18]', async () => {
  const { run, logIn } = start();
  await run('add', email, 'customer-1');
  await run('add', 'bo@members.example');
  await logIn();
  await run('disable', 'BO@members.example');
  expect((await run('list')).lines.sort()).toEqual([
    'ada@members.example\tcustomer-1\thas logged in',
    'bo@members.example\tno customer\tdisabled',
  ]);
});

it.each([['disable'], ['log-out'], ['remove']])(
  '%s ends every session of the member [7.8.18] [7.8.16]',
  async (command) => {
    const { run, logIn, verify } = start();
    await run('add', email);
    const token = await logIn();
    await expect(verify(token)).resolves.toMatchObject({ uid: expect.any(String) });
    expect((await run(command, email)).code).toBe(0);
    await expect(verify(token)).rejects.toMatchObject({ kind: 'ended' });
    const canLogIn = (await logIn()) !== '';
    expect(canLogIn).toBe(command === 'log-out');
  },
);

it('enables a disabled member again [7.8.18]', async () => {
  const { run, logIn } = start();
  await run('add', email);
  await run('disable', email);
  await run('enable', email);
  expect(await logIn()).not.toBe('');
});

it('says what is wrong with a command, and changes nothing [7.8.18]', async () => {
  const { run } = start();
  await run('add', email);
  expect(await run('add', ' ADA@members.example')).toEqual({
    code: 1,
    lines: ['There is a member with this email address.'],
  });
  expect((await run('remove', 'nobody@members.example')).code).toBe(1);
  for (const command of [[], ['remove'], ['add', 'no address'], ['constructor', email]])
    expect((await run(...command)).code).toBe(2);
  expect((await run('list')).lines).toHaveLength(1);
});

it('only the owner can access the file of logins [8.6.8]', () => {
  const { folder } = start();
  expect((statSync(join(folder, storeFile)).mode & 0o777).toString(8)).toBe('600');
});

it('shows all that is stored of a member, and sets what the office may change [7.8.20]', async () => {
  const { run } = start();
  await run('add', email, 'customer-1');
  expect(await run('set', email, 'berth', 'B', '12')).toEqual({ code: 0, lines: ['Saved.'] });
  expect((await run('set', email, 'phone', '+46 8 123 45')).code).toBe(0);
  const rows = [
    'email\tada@members.example',
    'name\t',
    'customer\tcustomer-1',
    'Berth\tB 12',
    'Phone\t+46 8 123 45',
  ];
  expect((await run('show', email)).lines.join('\n').split('\n')).toEqual(rows);
  expect((await run('set', email, 'berth')).lines).toEqual(['Removed.']);
  expect((await run('show', email)).lines.join()).not.toContain('B 12');
});

it.each([
  [['phone', 'call me'], 'This is no phone.'],
  [['number', '7'], 'This field is changed by nobody.'],
  [['shoe', '43'], 'The organisation has no such field: phone, berth, number'],
])('refuses to set %j, and says why [7.8.20]', async (values, text) => {
  const { run } = start();
  await run('add', email);
  expect(await run('set', email, ...values)).toEqual({ code: 1, lines: [text] });
});

it('removes the values of profile fields with their member [7.8.20]', async () => {
  const { run } = start();
  await run('add', email);
  await run('set', email, 'berth', 'B 12');
  await run('remove', email);
  await run('add', email);
  expect((await run('show', email)).lines.join()).not.toContain('Berth');
});
