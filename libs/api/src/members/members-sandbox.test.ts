import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlSandbox, startSandbox, type Sandbox } from '@guildhall/sandbox';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { composed } from '../app.fixture.ts';
import { createApp } from '../app.ts';
import { createSignUp } from '../billing/billing.fixture.ts';
import type { Billing } from '../billing/billing.ts';
import { readTestConfig } from '../config/config.fixture.ts';
import { findFreePort } from '../../../../config/free-port.ts';
import { call, createMembersEnv, siteOrigin } from './members.fixture.ts';
import type { Members } from './members.ts';

let sandbox: Sandbox;
let smtpPort: number;
let origins: { live: string; test: string };

beforeAll(async () => {
  smtpPort = await findFreePort();
  sandbox = await startSandbox({ port: 0, smtpPort, contentKey: 'a-content-key' });
  origins = await read<typeof origins>('/billing/addresses.json');
  await controlSandbox(sandbox.origin).identity.start();
});
afterAll(() => sandbox.close());

async function read<T>(path: string): Promise<T> {
  return (await (await fetch(`${sandbox.origin}${path}`)).json()) as T;
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

const mailsTo = async (email: string) =>
  (await read<Mail[]>('/_sandbox/mails')).filter(({ to }) => to.includes(email));

interface Api {
  app: FastifyInstance;
  log: Record<string, unknown>[];
  members: Members;
  billing: Billing;
}

async function start(env: Record<string, string> = {}): Promise<Api> {
  const emulator = new URL(sandbox.origin).host;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulator);
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-members-'));
  const log: Record<string, unknown>[] = [];
  let members: Members | undefined;
  let billing: Billing | undefined;
  const app = await createApp(
    readTestConfig({
      ...createMembersEnv(folder),
      BILLING_ORIGIN: origins.live,
      BILLING_TEST_ORIGIN: origins.test,
      FIREBASE_AUTH_EMULATOR_HOST: emulator,
      CONTENT_ORIGIN: sandbox.origin,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ...env,
    }),
    {
      ...composed,
      logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
      pressureLimits: {},
      billing: { onOpen: (one) => (billing = one) },
      members: { onOpen: (one) => (members = one) },
    },
  );
  onTestFinished(async () => {
    await app.close();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  await app.ready();
  if (!members || !billing) throw new Error('there are no members');
  return { app, log, members, billing };
}

const controls = () => controlSandbox(sandbox.origin);

async function joinAndPay({ app, billing, members }: Api, email: string): Promise<Mail> {
  const { json } = await call({ app }, 'POST', '/ccu', { body: createSignUp(email) });
  await fetch(`${sandbox.origin}/_sandbox/billing/live/pages/${json['id']}/pay`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  });
  await billing.catchUp();
  await members.settled();
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error('there is no mail');
  return mail;
}

async function identityCall(method: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(
    `${sandbox.origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=sandbox-identity-key`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return (await response.json()) as Record<string, unknown>;
}

const logIn = async (email: string, password: string) =>
  String(
    (await identityCall('signInWithPassword', { email, password, returnSecureToken: true }))['idToken'] ?? '',
  );

describe('against the vendor’s own emulator', () => {
  it('a new member gets an email, sets a password with its code, logs in, and opens the portal [7.8.6]', async () => {
    const api = await start();
    const { app, log } = api;
    const email = 'fresh.member@members.test';
    const mail = await joinAndPay(api, email);
    const link = mail.links
      .map((url) => new URL(url))
      .find(({ searchParams }) => searchParams.has('oobCode'));
    expect(link?.href).toMatch(`${siteOrigin}/reset-password?mode=resetPassword&oobCode=`);
    expect(mail.links).toContain(`${siteOrigin}/reset-password`);
    const oobCode = link?.searchParams.get('oobCode');
    expect(await identityCall('resetPassword', { oobCode, newPassword: 'my own words' })).toMatchObject({
      email,
    });
    const token = await logIn(email, 'my own words');
    const { uid, chargeBeeId } = await readRecord(email);
    expect((await call({ app }, 'POST', '/cps', { token, body: { id: chargeBeeId } })).json).toMatchObject({
      access_url: expect.stringContaining(origins.live),
    });
    expect((await call({ app }, 'POST', '/member-status', { token, body: {} })).json).toMatchObject({
      status: 'active',
    });
    expect((await call({ app }, 'POST', '/portal-logout', { token, body: {} })).status).toBe(200);
    const text = JSON.stringify(log);
    for (const secret of [email, uid, chargeBeeId, oobCode, token]) expect(text).not.toContain(secret);
  });

  it('an address that someone registered beforehand is taken back: their password and token are refused [7.8.7]', async () => {
    const api = await start();
    const { app } = api;
    const email = 'victim@members.test';
    const uid = await controls().identity.addMember({
      email,
      password: 'the attacker knows',
      emailVerified: false,
    });
    const token = await logIn(email, 'the attacker knows');
    expect((await call({ app }, 'POST', '/member-status', { token, body: {} })).json).toEqual({
      status: 'none',
    });
    await joinAndPay(api, email);
    const { chargeBeeId, ...record } = await readRecord(email);
    expect(record.uid).toBe(uid);
    expect(await logIn(email, 'the attacker knows')).toBe('');
    for (const response of [
      await call({ app }, 'POST', '/cps', { token, body: { id: chargeBeeId } }),
      await call({ app }, 'POST', '/member-status', { token, body: {} }),
    ])
      expect(response.json).toMatchObject({ error: { code: 'MEMBER_SESSION_ENDED' } });
  });

  it('a member whose record has no customer gets one by joining', async () => {
    const api = await start();
    const email = 'reader@members.test';
    const record = { selfFuturesUpgraded: true };
    const uid = await controls().identity.addMember({ email, password: 'known for years', record });
    await joinAndPay(api, email);
    expect((await controls().identity.records())[uid]).toEqual({
      ...record,
      chargeBeeId: expect.any(String),
    });
  });

  it('a member who is disabled, or logged out everywhere, is refused at once [7.8.1]', async () => {
    const { app } = await start();
    const { idToken: token } = await controls().identity.session('member-active');
    const fetchStatus = () => call({ app }, 'POST', '/member-status', { token, body: {} });
    expect((await fetchStatus()).json).toMatchObject({ status: 'active', endsAt: expect.any(String) });
    await controls().identity.signOut('member-active');
    expect((await fetchStatus()).json).toMatchObject({ error: { code: 'MEMBER_SESSION_ENDED' } });
    const { idToken: second } = await controls().identity.session('member-paused');
    await controls().identity.changeMember('member-paused', { disabled: true });
    expect((await call({ app }, 'POST', '/member-status', { token: second, body: {} })).status).toBe(401);
  });

  it('a member reads a private entry of a content service in a folder and behind a password [2.1.9]', async () => {
    const contentDoorway = { folder: '/cms', login: 'editor:hunter2' };
    const content = await startSandbox({ port: 0, contentKey: 'a-content-key', contentDoorway });
    onTestFinished(() => content.close());
    const { app, log } = await start({
      CONTENT_ORIGIN: `${content.origin}/cms`,
      CONTENT_BASIC_AUTH: 'editor:hunter2',
    });
    const { idToken: token } = await controls().identity.session('member-active');
    const { status, json } = await call({ app }, 'GET', '/entry?path=/members/reading-room', { token });
    expect(status).toBe(200);
    expect(json).toMatchObject({ hasAccess: true, content: expect.arrayContaining([expect.anything()]) });
    expect(JSON.stringify([json, log])).not.toContain('hunter2');
  });

  it('an email for setting a password arrives on request, and one that it was changed [7.8.27]', async () => {
    const { app, members } = await start();
    for (const email of ['non-renewing@members.test', 'nobody@members.test'])
      expect((await call({ app }, 'POST', '/password-mail', { body: { email } })).status).toBe(200);
    await members.settled();
    expect(await mailsTo('nobody@members.test')).toEqual([]);
    const [mail, ...others] = await mailsTo('non-renewing@members.test');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Set a new password');
    expect(
      mail?.links.some((url) => url.startsWith(`${siteOrigin}/reset-password?mode=resetPassword&oobCode=`)),
    ).toBe(true);
    const code = mail?.links.find((url) => url.includes('oobCode=')) ?? '';
    const newPassword = 'four words of mine';
    await identityCall('resetPassword', { oobCode: new URL(code).searchParams.get('oobCode'), newPassword });
    const token = await logIn('non-renewing@members.test', newPassword);
    for (let time = 0; time < 2; time += 1)
      expect((await call({ app }, 'POST', '/member-password', { token, body: {} })).status).toBe(200);
    await members.settled();
    const subjects = (await mailsTo('non-renewing@members.test')).map(({ subject }) => subject);
    expect(subjects).toEqual(['Set a new password', 'Your password was changed']);
  });

  it('an email with a code goes to the address on file, not to an equivalent spelling [7.8.12]', async () => {
    const { app, members } = await start();
    await controls().identity.addMember({ email: 'miked@members.test', password: 'known for years' });
    // The Kelvin sign, whose lower case is k.
    const typed = 'mi\u212Aed@members.test';
    expect((await call({ app }, 'POST', '/password-mail', { body: { email: typed } })).status).toBe(200);
    await members.settled();
    const mails = (await read<Mail[]>('/_sandbox/mails')).filter(({ to }) => /^mi.ed@/i.test(to));
    expect(mails.map(({ to }) => to)).toEqual(['miked@members.test']);
  });
});

async function readRecord(email: string): Promise<{ uid: string; chargeBeeId: string }> {
  const { identity } = controls();
  const uid = (await identity.members()).find((member) => member.email === email)?.uid ?? '';
  return { uid, chargeBeeId: (await identity.records())[uid]?.chargeBeeId ?? '' };
}
