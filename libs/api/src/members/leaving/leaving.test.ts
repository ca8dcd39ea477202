import { describe, expect, it } from 'vitest';
import { createWithdrawal } from '../../billing/statements/contracts.fixture.ts';
import { siteOrigin } from '../../billing/billing.fixture.ts';
import { call } from '../members.fixture.ts';
import { createLeavingStage, dayMs, findTables, readTables } from './leaving.fixture.ts';
import { waitMs } from './leaving.ts';

const email = 'ada@members.example';

/** A member who has used everything that stores something. */
async function startWithMember() {
  const stage = await createLeavingStage();
  const reference = await stage.join(email);
  await stage.join('bo@members.example', { name: 'Bo Holm' });
  const ada = await stage.logIn(email);
  await ada.post('/member-profile', { changes: { boat: 'Albatross-of-Ada' } });
  await ada.browser.post('/member-name', { name: 'Ada Lund' }, ada.token);
  return { stage, reference, ada };
}

const people = {
  ada: [email, 'Ada Vind', 'Ada Lund', 'Albatross-of-Ada'],
  bo: ['bo@members.example', 'Bo Holm'],
};

describe('a copy of a member’s data', () => {
  it('has every value of theirs that any table has, and none of anybody else [7.17.1]', async () => {
    const { stage, reference, ada } = await startWithMember();
    await call(stage.api, 'POST', '/statement', {
      ...{ body: createWithdrawal(reference), headers: { origin: siteOrigin } },
    });
    await stage.settle();
    const { status, json } = await ada.post('/my-data');
    expect(status).toBe(200);
    const copy = String(json['json']);
    for (const value of [...people.ada, reference, 'Kajen 1']) expect(copy).toContain(value);
    for (const value of people.bo) expect(copy).not.toContain(value);

    // Rows that are about the member, by any of the IDs that link them.
    const uid = String(
      readTables(stage.folder)['members-links.sqlite members']?.find((row) => row['email'] === email)?.[
        'uid'
      ],
    );
    const customer = String(
      readTables(stage.folder)['members-links.sqlite records']?.find((row) => row['uid'] === uid)?.[
        'customer_id'
      ],
    );
    const links = [email, uid, customer];
    const secrets =
      /hash|secret|_key$|browser|^id$|^attempt_id$|^page_id$|^(tries|next_at|acknowledged|mail_|every|unit|is_refunded|undo)/;
    const missing: string[] = [];
    for (const [table, rows] of Object.entries(readTables(stage.folder)))
      for (const row of rows.filter((one) => links.some((link) => JSON.stringify(one).includes(link))))
        for (const [column, value] of Object.entries(row)) {
          if (secrets.test(column) || value === null || value === '' || value === 0) continue;
          const isThere =
            typeof value === 'string' && value.startsWith('{')
              ? hasAll(copy, value)
              : copy.includes(String(value));
          if (!isThere) missing.push(`${table}.${column}`);
        }
    expect([...new Set(missing)]).toEqual([]);
  });

  it('needs a login of the last ten minutes, and is recorded without the data [7.17.2]', async () => {
    const { stage, ada } = await startWithMember();
    stage.advance(11 * 60_000);
    await ada.renew();
    expect(await ada.post('/my-data')).toMatchObject({
      status: 403,
      json: { error: { code: 'MEMBER_LOGIN_AGAIN' } },
    });
    expect(await ada.post('/leaving', { action: 'delete' })).toMatchObject({ status: 403 });
    expect((await ada.post('/leaving', { action: 'read' })).status).toBe(200);
    const again = await stage.logIn(email);
    expect((await again.post('/my-data')).status).toBe(200);
    const { 'leaving.sqlite requests': requests } = readTables(stage.folder);
    expect(requests).toEqual([
      {
        id: 1,
        what: 'copy',
        by: 'member',
        at: stage.now(),
        outcome: 'done',
        ended_at: stage.now(),
        undo_hash: null,
      },
    ]);
    expect(JSON.stringify(stage.log)).not.toMatch(/ada@|Albatross|Ada/);
  });

  it('is a page too, whose values are text and never markup [7.17.1]', async () => {
    const { ada } = await startWithMember();
    await ada.post('/member-profile', { changes: { boat: '<img src=x onerror=alert(1)>' } });
    const { json } = await ada.post('/my-data');
    const page = String(json['page']);
    expect(page).toContain('<h1>Your data</h1>');
    expect(page).toContain('&lt;img src=x');
    expect(page).not.toContain('<img');
  });
});

describe('a deletion', () => {
  it('is confirmed by an email, waits for two weeks and for the end of the paid term, and leaves only what the text says [7.17.3] [7.17.5]', async () => {
    const { stage, reference, ada } = await startWithMember();
    const before = readTables(stage.folder);
    const requested = await ada.post('/leaving', { action: 'delete' });
    expect(requested).toMatchObject({ status: 200, json: { is_final: false } });
    expect(Date.parse(String(requested.json['due_at'])) - stage.now()).toBe(waitMs);
    expect(stage.findMail('leaving', email)?.secret).toMatch(/^[\w-]{43}$/);
    await stage.passDays(16);
    expect(findTables(stage.folder, [email])).toContain('members-links.sqlite members');
    expect((await (await stage.logIn(email)).post('/leaving', { action: 'read' })).json).toMatchObject({
      is_final: false,
      ends_at: expect.stringMatching(/^2027-11-2/) as string,
    });
    await stage.passDays(351);

    expect(stage.findMail('erased', email)).toBeDefined();
    const uid = String(
      before['members-links.sqlite members']?.find((row) => row['email'] === email)?.['uid'],
    );
    expect(findTables(stage.folder, [email, uid, 'Ada Lund', 'Albatross'])).toEqual([]);
    expect(findTables(stage.folder, ['Ada Vind', 'Kajen 1', reference]), 'bookkeeping').toEqual([
      'invoices.sqlite invoices',
    ]);
    expect(readTables(stage.folder)['leaving.sqlite departures']).toEqual([]);
    expect(readTables(stage.folder)['leaving.sqlite requests']).toMatchObject([
      { what: 'deletion', by: 'member', outcome: 'done' },
    ]);
    // Somebody else's data is as before.
    for (const value of people.bo) expect(findTables(stage.folder, [value]).length).toBeGreaterThan(0);
    expect((await stage.logIn('bo@members.example')).token).not.toBe('');
    // A login that is left over is refused.
    expect((await ada.post('/member-status')).status).toBe(401);
  });

  it('is taken back by its link or after a login, once or twice, and never by opening it [7.17.4]', async () => {
    const { stage, ada } = await startWithMember();
    await ada.post('/leaving', { action: 'delete' });
    const { secret = '' } = stage.findMail('leaving', email) ?? {};
    for (const method of ['GET'] as const)
      expect((await call(stage.api, method, `/keep-data?link=${secret}`)).status).toBe(404);
    expect((await ada.post('/leaving', { action: 'read' })).json).toHaveProperty('due_at');
    expect((await stage.keep('A'.repeat(43))).status).toBe(410);
    for (let time = 0; time < 2; time += 1) expect((await stage.keep(secret)).status).toBe(200);
    expect((await ada.post('/leaving', { action: 'read' })).json).toEqual({ is_final: false });

    await ada.post('/leaving', { action: 'delete' });
    expect((await stage.keep(secret)).status, 'an old link takes back nothing new').toBe(200);
    expect((await ada.post('/leaving', { action: 'read' })).json).toHaveProperty('due_at');
    for (let time = 0; time < 2; time += 1) await ada.post('/leaving', { action: 'keep' });
    await stage.passDays(400);
    expect(findTables(stage.folder, [email])).toContain('members-links.sqlite members');
    expect(stage.findMail('erased', email)).toBeUndefined();
  });

  it('cannot be taken back once it was done [7.17.4]', async () => {
    const stage = await createLeavingStage();
    await stage.join('cy@members.example', { name: 'Cy Brandt', pays: false });
    await stage.api.leaving.request({ email: 'cy@members.example' }, 'office');
    await stage.settle();
    const { secret = '' } = stage.findMail('leaving', 'cy@members.example') ?? {};
    await stage.passDays(13);
    expect(findTables(stage.folder, ['cy@members.example']).length).toBeGreaterThan(0);
    await stage.passDays(2);
    expect(findTables(stage.folder, ['cy@members.example', 'Cy Brandt'])).toEqual([]);
    expect((await stage.keep(secret)).status).toBe(410);
  });

  it.each([
    { changesFirst: false, is: 'with an earlier address' },
    { changesFirst: true, is: 'with two earlier addresses' },
  ])('erases what somebody who has joined again had $is [7.17.5]', async ({ changesFirst }) => {
    const stage = await createLeavingStage();
    const [second, last] = ['ada@second.example', 'ada@last.example'];
    const changeAddress = async (from: string, to: string) => {
      const ada = await stage.logIn(from);
      await ada.post('/member-email', { email: to });
      const link = stage.findMail('address link', to)?.secret ?? '';
      expect((await ada.browser.useLink(link)).status).toBe(200);
      await stage.settle();
    };
    await stage.join(email);
    if (changesFirst) await changeAddress(email, second);
    await stage.passDays(800);
    const present = changesFirst ? second : email;
    await stage.join(present);
    await changeAddress(present, last);
    await (await stage.logIn(last)).post('/leaving', { action: 'delete' });
    stage.advance(800 * dayMs);
    await stage.passDays(1);
    expect(stage.findMail('erased', last)).toBeUndefined();
    const { store } = stage.api;
    for (const { id } of await store.listOpenReports()) await store.closeReport(id, stage.now());
    await stage.passDays(1);
    expect(stage.findMail('erased', last)).toBeDefined();
    expect(findTables(stage.folder, [email, second, last])).toEqual([]);
  });

  it('ends by itself when its member joins again [7.17.6]', async () => {
    const { stage, ada } = await startWithMember();
    await ada.post('/leaving', { action: 'delete' });
    stage.advance(370 * dayMs);
    await stage.join(email);
    await stage.passDays(3);
    expect(readTables(stage.folder)['leaving.sqlite requests']).toMatchObject([{ outcome: 'joined again' }]);
    expect(findTables(stage.folder, [email])).toContain('members-links.sqlite members');
  });

  it('waits for a statement that the office has not decided [7.17.5]', async () => {
    const stage = await createLeavingStage();
    const reference = await stage.join(email, { pays: false });
    await call(stage.api, 'POST', '/statement', {
      ...{ body: createWithdrawal(reference), headers: { origin: siteOrigin } },
    });
    await stage.settle();
    await stage.api.leaving.request({ email }, 'office');
    await stage.passDays(30);
    expect(stage.findMail('erased', email)).toBeUndefined();
  });
});

/** True if all texts in a JSON value are in the copy. */
function hasAll(copy: string, json: string): boolean {
  const texts: string[] = [];
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.every((text) => copy.includes(text));
}
