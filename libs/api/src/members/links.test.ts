import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOffice } from '@guildhall/members-links/office';
import { describe, expect, it } from 'vitest';
import { call } from './members.fixture.ts';
import { createBrowser, startWithMember as start } from './links.fixture.ts';

const email = 'ada@members.example';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const ended = { status: 401, json: { error: { code: 'MEMBER_SESSION_ENDED' } } };
const used = { status: 410, json: { error: { code: 'MEMBER_LINK_USED' } } };
const expired = { status: 410, json: { error: { code: 'MEMBER_LINK_EXPIRED' } } };

describe('a login link', () => {
  it('logs its member in: calls then carry a token, and reach the member’s own record [7.8.14]', async () => {
    const { api, ada, browser, requestLink, fetchStatus } = await start();
    const link = await requestLink();
    expect(await browser.openLink(link)).toMatchObject({
      status: 200,
      json: { purpose: 'login', email, isOwnBrowser: true },
    });
    expect(await browser.useLink(link)).toMatchObject({ status: 200, json: { hasSession: true } });
    const { json } = await browser.post('/session-token');
    expect(json).toMatchObject({
      expiresInS: 600,
      member: { id: ada.uid, email, name: '' },
      customerId: ada.customerId,
    });
    const token = String(json['idToken']);
    expect((await fetchStatus(token)).json).toMatchObject({ status: 'active' });
    expect((await call(api, 'GET', '/entry?path=/members/report', { token })).status).toBe(200);
    expect((await call(api, 'POST', '/cps', { token, body: { id: ada.customerId } })).status).toBe(200);
  });

  it('is opened any number of times, and used once [7.8.14]', async () => {
    const { browser, requestLink } = await start();
    const link = await requestLink();
    expect(Buffer.from(link, 'base64url')).toHaveLength(256 / 8);
    for (let time = 0; time < 3; time++) expect((await browser.openLink(link)).status).toBe(200);
    expect((await browser.useLink(link)).status).toBe(200);
    expect(await browser.useLink(link)).toMatchObject(used);
    expect(await browser.openLink(link)).toMatchObject(used);
  });

  it('is used once by two presses at the same time [7.8.14]', async () => {
    const { api, requestLink } = await start();
    const link = await requestLink();
    const presses = await Promise.all([1, 2, 3].map(() => createBrowser(api).useLink(link)));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('expires after 15 minutes [7.8.14]', async () => {
    const { stage, browser, requestLink } = await start();
    const link = await requestLink();
    stage.advance(15 * minuteMs - 1);
    expect((await browser.openLink(link)).status).toBe(200);
    stage.advance(1);
    expect(await browser.openLink(link)).toMatchObject(expired);
    expect(await browser.useLink(link)).toMatchObject(expired);
    expect((await browser.post('/session-token')).status).toBe(401);
  });

  it('ends when a newer one is sent [7.8.14]', async () => {
    const { browser, requestLink } = await start();
    const first = await requestLink();
    const second = await requestLink();
    expect(await browser.useLink(first)).toMatchObject(expired);
    expect((await browser.useLink(second)).status).toBe(200);
  });

  it('that nobody was sent is an expired one [7.8.14]', async () => {
    const { browser } = await start();
    expect(await browser.useLink('a'.repeat(43))).toMatchObject(expired);
    expect((await browser.useLink('short')).status).toBe(400);
  });

  it('tells whether it was requested in this browser, and works in another one [7.8.14]', async () => {
    const { api, requestLink } = await start();
    const link = await requestLink();
    const phone = createBrowser(api);
    expect((await phone.openLink(link)).json).toEqual({ purpose: 'login', email, isOwnBrowser: false });
    expect((await phone.useLink(link)).status).toBe(200);
    expect(await phone.fetchToken()).not.toBe('');
  });

  it('is sent to the address on file, not to an equivalent spelling [7.8.12]', async () => {
    const { stage, addMember, browser, takeLink } = await start();
    await addMember('miked@members.example');
    // The Kelvin sign, whose lower case is k.
    await browser.requestLink('  Mi\u212Aed@members.example ');
    expect(await takeLink('miked@members.example')).toMatch(/^[\w-]{43}$/);
    expect(stage.mails).toHaveLength(1);
  });

  it('is not sent to an unknown address or a disabled member, and the response is the same [7.8.15] [4.8.3]', async () => {
    const { stage, api, browser, addMember } = await start();
    await addMember('bo@members.example');
    const command = ['disable', 'bo@members.example'];
    expect(await runOffice({ folder: stage.folder, command, print: () => undefined })).toBe(0);
    const responses = [];
    for (const to of [email, 'bo@members.example', 'nobody@members.example']) {
      const { status, json, headers } = await browser.requestLink(to);
      responses.push({ status, json, names: Object.keys(headers).sort() });
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    await api.members.settled();
    expect(stage.mails.map(({ to }) => to)).toEqual([email]);
  });

  it('is sent five times to one address, then once every half hour [7.8.15]', async () => {
    const { stage, browser, api } = await start();
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push((await browser.requestLink(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    stage.advance(30 * minuteMs);
    expect((await browser.requestLink(email)).status).toBe(200);
    expect((await browser.requestLink(email)).status).toBe(429);
    await api.members.settled();
    expect(stage.mails).toHaveLength(6);
  });

  it('is sent to a member’s own browser although strangers have used up the limit, and theirs end none of it [7.8.14] [7.8.15]', async () => {
    const { api, browser, logIn, requestLink } = await start();
    await logIn();
    await browser.post('/session-end');
    const own = await requestLink();
    const statuses = [];
    for (let time = 0; time < 8; time++) statuses.push((await createBrowser(api).requestLink(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
    expect((await browser.useLink(own)).status).toBe(200);
    await browser.post('/session-end');
    expect((await browser.requestLink(email)).status).toBe(200);
    // A cookie for another address, or an invented one, proves nothing.
    expect((await browser.requestLink('bo@members.example')).status).toBe(200);
    const stranger = createBrowser(api);
    for (const prefix of ['', '__Host-']) stranger.cookies.set(`${prefix}guildhall-known`, 'x'.repeat(43));
    expect((await stranger.requestLink(email)).status).toBe(429);
    const more = [];
    for (let time = 0; time < 6; time++) more.push((await browser.requestLink(email)).status);
    expect(more.at(-1)).toBe(429);
  });

  it('can be requested sixty times in a quarter of an hour from one network address [7.8.15]', async () => {
    const { api } = await start();
    const responses = [];
    for (let time = 0; time < 61; time++) {
      const body = { email: `nobody${time}@members.example` };
      responses.push(await call(api, 'POST', '/login-link', { body, at: '192.0.2.1' }));
    }
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(60).fill(200), 429]);
    const waitS = Number(responses.at(-1)?.headers['retry-after']);
    expect([waitS > 14 * 60, waitS <= 15 * 60]).toEqual([true, true]);
  });

  it('gets its response before the member is looked up and the email is sent, which a stop does at once [7.8.15]', async () => {
    const { stage, identity, records } = await start();
    const lookups: string[] = [];
    if (identity.kind !== 'links') throw new Error('this identity service has no links');
    const { logins } = identity;
    const createLoginLink: typeof logins.createLoginLink = async (to, browser) => {
      lookups.push(to);
      return logins.createLoginLink(to, browser);
    };
    const watched = { ...identity, logins: { ...logins, createLoginLink } };
    const late = { identity: watched, records, mailsBeginWithinMs: 2 ** 30 };
    const api = await stage.start({ wrap: (parts) => ({ ...parts, ...late }) });
    const addresses = [email, 'nobody@members.example'];
    for (const to of addresses) expect((await createBrowser(api).requestLink(to)).status).toBe(200);
    // A lookup holds this process up while its database works, which takes longer for a member.
    expect([lookups, stage.mails]).toEqual([[], []]);
    await stage.end(api);
    expect(lookups).toEqual(addresses);
    expect(stage.mails.map(({ to }) => to)).toEqual([email]);
  });
});

describe('a session', () => {
  it('is in a cookie that no script reads and no other site sends [7.8.16]', async () => {
    const { browser, logIn } = await start();
    await logIn();
    const cookie = browser.setCookies.find((line) => /^(?:__Host-)?guildhall-session=[^;]/.test(line));
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=2592000'])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain('Domain');
  });

  it('ends at the logout, with every token of it, and other sessions stay [7.8.16]', async () => {
    const { api, browser, logIn, fetchStatus } = await start();
    const token = await logIn();
    const phone = createBrowser(api);
    const other = await logIn(phone);
    expect((await browser.post('/session-end')).status).toBe(200);
    expect(await fetchStatus(token)).toMatchObject(ended);
    expect(await browser.post('/session-token')).toMatchObject(ended);
    expect((await fetchStatus(other)).status).toBe(200);
  });

  it('ends with the member’s sessions at the portal [7.8.3]', async () => {
    const { stage, ada, browser, logIn } = await start();
    const token = await logIn();
    await browser.post('/cps', { id: ada.customerId }, token);
    await browser.post('/session-end');
    const sessions = [...stage.vendor.sites.live.sessions.values()];
    expect(sessions.map(({ status }) => status)).toEqual(['logged_out']);
  });

  it('has tokens that expire after ten minutes and are renewed [7.8.16]', async () => {
    const { stage, browser, logIn, fetchStatus } = await start();
    const token = await logIn();
    stage.advance(10 * minuteMs);
    expect(await fetchStatus(token)).toMatchObject(ended);
    expect((await fetchStatus(await browser.fetchToken())).status).toBe(200);
  });

  it('lasts thirty days without a visit, and 180 days in any case [7.8.16]', async () => {
    const { stage, browser, logIn } = await start();
    await logIn();
    stage.advance(29 * dayMs);
    expect(await browser.fetchToken()).not.toBe('');
    stage.advance(30 * dayMs);
    expect(await browser.post('/session-token')).toMatchObject(ended);
    await logIn();
    for (let day = 0; day < 180; day += 20) {
      expect(await browser.fetchToken()).not.toBe('');
      stage.advance(20 * dayMs);
    }
    expect(await browser.post('/session-token')).toMatchObject(ended);
  });

  it('leaves nothing that outlives the browser if it is brief, and ends after two hours without a visit [7.8.26]', async () => {
    const { stage, browser, requestLink } = await start();
    await browser.useLink(await requestLink(), { isBrief: true });
    expect(await browser.fetchToken()).not.toBe('');
    const lasting = browser.setCookies.filter((line) => /max-age=[1-9]/i.test(line));
    expect(lasting.map((line) => line.split('=')[0])).toEqual(['__Host-guildhall-link']);
    expect([...browser.cookies.keys()]).toEqual(['__Host-guildhall-session']);
    stage.advance(119 * minuteMs);
    expect(await browser.fetchToken()).not.toBe('');
    stage.advance(120 * minuteMs);
    expect(await browser.post('/session-token')).toMatchObject(ended);
  });

  it('ends after twelve hours in any case if it is brief [7.8.26]', async () => {
    const { stage, browser, requestLink } = await start();
    await browser.useLink(await requestLink(), { isBrief: true });
    for (let hour = 0; hour < 12; hour += 1) {
      expect(await browser.fetchToken()).not.toBe('');
      stage.advance(60 * minuteMs);
    }
    expect(await browser.post('/session-token')).toMatchObject(ended);
  });

  it('is replaced by the next login in the same browser, never taken over [7.8.16]', async () => {
    const { browser, requestLink, logIn, fetchStatus } = await start();
    const token = await logIn();
    const before = new Map(browser.cookies);
    await browser.useLink(await requestLink());
    expect([...browser.cookies.values()]).not.toEqual([...before.values()]);
    expect(await fetchStatus(token)).toMatchObject(ended);
  });

  it('cannot be chosen by someone else: a cookie that was not issued opens nothing [7.8.16]', async () => {
    const { api, browser, requestLink } = await start();
    const chosen = 'x'.repeat(43);
    const plant = (from: typeof browser) => {
      for (const prefix of ['', '__Host-']) from.cookies.set(`${prefix}guildhall-session`, chosen);
    };
    plant(browser);
    await browser.useLink(await requestLink());
    expect(await browser.fetchToken()).not.toBe('');
    expect(browser.setCookies.filter((line) => line.includes(chosen))).toEqual([]);
    const attacker = createBrowser(api);
    plant(attacker);
    expect(await attacker.post('/session-token')).toMatchObject(ended);
  });

  it('ends when the identity is taken back [7.8.16] [7.8.7]', async () => {
    const { identity, ada, browser, logIn, fetchStatus } = await start();
    const token = await logIn();
    expect((await identity.findByEmail(email))?.emailVerified).toBe(true);
    await identity.resetCredentials(ada.uid, '');
    expect(await fetchStatus(token)).toMatchObject(ended);
    expect(await browser.post('/session-token')).toMatchObject(ended);
    expect((await identity.findByEmail(email))?.emailVerified).toBe(false);
  });
});

describe('a token', () => {
  it('of another member, a forged one or one of another service is refused [7.8.1]', async () => {
    const { stage, addMember, logIn, api, fetchStatus } = await start();
    const token = await logIn();
    const bo = await addMember('bo@members.example');
    const [head = '', , secret = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      [head, encode({ sub: bo.uid }), secret].join('.'),
      [head, token.split('.')[1] ?? '', 'a'.repeat(43)].join('.'),
      [encode({ alg: 'none' }), encode({ sub: bo.uid, exp: 4_000_000_000 }), ''].join('.'),
      stage.addMember('cy@members.example').token,
    ];
    for (const one of forged)
      expect(await fetchStatus(one)).toMatchObject({
        status: 401,
        json: { error: { code: 'API_UNAUTHENTICATED' } },
      });
    const entry = await call(api, 'GET', '/entry?path=/members/report', { token: forged[0] ?? '' });
    expect(entry.status).toBe(401);
  });

  it('opens nothing that belongs to another member [7.8.2]', async () => {
    const { stage, api, addMember, logIn } = await start();
    const bo = await addMember('bo@members.example');
    const token = await logIn();
    const response = await call(api, 'POST', '/cps', { token, body: { id: bo.customerId } });
    expect(response).toMatchObject({ status: 403, json: { error: { code: 'MEMBER_FORBIDDEN' } } });
    for (const [route, body] of [
      ['/member-name', { name: 'Eve' }],
      ['/member-email', { email: 'eve@new.example' }],
    ] as const)
      for (const id of [bo.uid, bo.customerId])
        for (const { status } of [
          await call(api, 'POST', route, { token, body: { ...body, uid: id } }),
          await call(api, 'POST', `${route}?uid=${id}`, { token, body }),
          await call(api, 'POST', `${route}/${id}`, { token, body }),
          await call(api, 'POST', route, { token, body, headers: { 'x-user-id': id } }),
        ])
          expect([400, 403, 404]).toContain(status);
    await api.members.settled();
    expect(stage.mails.map(({ to }) => to)).toEqual([email]);
  });
});

it('a member’s name is kept', async () => {
  const { browser, logIn } = await start();
  const token = await logIn();
  expect((await browser.post('/member-name', { name: ' Ada ' }, token)).status).toBe(200);
  expect((await browser.post('/session-token')).json).toMatchObject({ member: { name: 'Ada' } });
});

it('without passwords there is no call for a password email, and without links none for links', async () => {
  const { stage, browser } = await start();
  expect((await browser.post('/password-mail', { email })).json).toMatchObject({
    error: { code: 'API_NOT_FOUND' },
  });
  const other = createBrowser(await stage.start());
  for (const path of ['/login-link', '/session-token', '/session-end'])
    expect((await other.post(path, { email })).json).toMatchObject({ error: { code: 'API_NOT_FOUND' } });
});

it('email addresses, IDs, links and tokens are in no log, and links and sessions in no file [7.8.9] [7.8.14]', async () => {
  const { api, stage, ada, browser, requestLink } = await start();
  const link = await requestLink();
  await browser.openLink(link);
  await browser.useLink(link);
  await browser.useLink(link);
  const token = await browser.fetchToken();
  await browser.post('/member-email', { email: 'quetzal@new.example' }, token);
  await browser.post('/session', { link: 'quetzal' });
  await api.members.settled();
  const session = [...browser.cookies.values()].join();
  const log = JSON.stringify(api.log);
  for (const secret of [email, 'quetzal', ada.uid, ada.customerId, link, token, session])
    expect(log).not.toContain(secret);
  const files = readdirSync(stage.folder).map((file) => readFileSync(join(stage.folder, file), 'latin1'));
  for (const secret of [link, token.split('.')[2] ?? '', session]) expect(files.join()).not.toContain(secret);
});
