import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { invoice } from '@guildhall/billing-invoice';
import { smtp } from '@guildhall/mail-smtp';
import { memberLinks } from '@guildhall/members-links';
import { expect, it } from 'vitest';
import { invoiceTerms } from '../billing/by-invoice.fixture.ts';
import {
  createLeavingStage,
  findTables,
  organisation,
  readTables,
} from '../members/leaving/leaving.fixture.ts';
import { runOperatorCommand } from './index.ts';
import { createFolder } from './operator.fixture.ts';

const email = 'ada@members.example';

async function start() {
  const stage = await createLeavingStage();
  await stage.join(email);
  await stage.logIn(email);
  const { now } = stage;
  const suppliers = [invoice({ ...invoiceTerms, now, flushToDisk: false }), memberLinks({ now }), smtp()];
  const operate = async (...args: string[]) => {
    const lines: string[] = [];
    const options = { args, env: stage.env, suppliers, organisation, now };
    const code = await runOperatorCommand({ ...options, print: (line) => lines.push(line) });
    return { code, text: lines.join('\n') };
  };
  return { stage, operate };
}

it('the office gets the copy that the member gets, as two files that only it can read [7.17.9]', async () => {
  const { stage, operate } = await start();
  const folder = join(await createFolder(), 'ada');
  expect(await operate('data', 'copy', email, folder)).toMatchObject({ code: 0 });
  const copy = JSON.parse(await readFile(join(folder, 'data.json'), 'utf8')) as object;
  const { json } = await (await stage.logIn(email)).post('/my-data');
  const { data } = JSON.parse(String(json['json'])) as { data: { billing: object; records: object } };
  expect(copy).toMatchObject({ data: { billing: data.billing, records: data.records } });
  expect(await readFile(join(folder, 'data.html'), 'utf8')).toContain('<h1>Your data</h1>');
  expect((await stat(join(folder, 'data.json'))).mode & 0o777).toBe(0o600);
});

it('the office deletes somebody’s data by the same code, and can take it back; requests are listed without a name [7.17.9]', async () => {
  const { stage, operate } = await start();
  expect((await operate('data', 'delete', email)).text).toContain('after 2026-12-08');
  expect(stage.findMail('leaving', email), 'the api writes').toBeUndefined();
  await stage.api.leaving.work();
  expect(stage.findMail('leaving', email)).toBeDefined();
  expect((await operate('data', 'keep', email)).text).toBe('Nothing will be deleted.');
  await operate('data', 'delete', email);
  await stage.passDays(370);
  expect(findTables(stage.folder, [email])).toEqual([]);
  const { text } = await operate('data');
  expect(text).toMatch(/^1 {2}2026-11-24 10:00 {2}deletion by the office: taken back 2026-11-24 10:00$/m);
  expect(text).toMatch(/^2 {2}2026-11-24 10:00 {2}deletion by the office: done 2027-11-2\d/m);
  expect(text).not.toMatch(/ada/i);
  expect(readTables(stage.folder)['leaving.sqlite departures']).toEqual([]);
});

it.each([
  ['data', 'copy', email],
  ['data', 'delete'],
  ['data', 'delete', 'nobody'],
  ['data', 'burn', email],
])('a command that lacks something says how it is used: %s %s %s [7.17.9]', async (...args) => {
  const { operate } = await start();
  expect(await operate(...args.filter((word) => word !== undefined))).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Use `data`/) as string,
  });
});
