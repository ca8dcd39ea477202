import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { controlSandbox, type SandboxControls } from '../controls/control-sandbox.ts';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';
import { readErrorMessage } from './identity.fixture.ts';

let sandbox: Sandbox;
let controls: SandboxControls;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  controls = controlSandbox(sandbox.origin);
  await controls.identity.start();
});
afterAll(() => sandbox.close());
beforeEach(() => controls.reset());

const withKey = (fields: Record<string, string>) =>
  new URLSearchParams({ apiKey: 'sandbox-identity-key', ...fields });
const fetchPage = (fields: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${sandbox.origin}/identity/action?${withKey(fields).toString()}`, init);
const post = (fields: Record<string, string>) =>
  fetch(`${sandbox.origin}/identity/action`, { method: 'POST', body: withKey(fields) });
const canLogIn = async (password: string) =>
  (await readErrorMessage(sandbox.origin, 'signInWithPassword', {
    email: 'active@members.test',
    password,
  })) === 'done';

it('changes nothing on a GET, whatever its URL contains', async () => {
  const fields = {
    mode: 'resetPassword',
    oobCode: await controls.identity.code('active@members.test'),
    newPassword: 'read-into-it',
  };
  for (const method of ['GET', 'HEAD', 'GET']) expect((await fetchPage(fields, { method })).status).toBe(200);
  expect(await canLogIn('read-into-it')).toBe(false);
  const done = await post({ ...fields, newPassword: 'typed-into-it' });
  expect(await done.text()).toContain('Done.');
  expect(await canLogIn('typed-into-it')).toBe(true);
});

it('reports a used or expired link', async () => {
  const oobCode = await controls.identity.code('active@members.test');
  const fields = { mode: 'resetPassword', oobCode, newPassword: 'typed-into-it' };
  await controls.identity.expireCodes();
  expect(await (await post(fields)).text()).toContain('This link has expired');
  expect(await (await post({ ...fields, oobCode: 'made-up' })).text()).toContain('has already been used');
});

it('verifies an email address by its form', async () => {
  const uid = 'member-taken';
  const oobCode = await controls.identity.code('taken@members.test', 'VERIFY_EMAIL');
  const readVerified = async () =>
    (await controls.identity.members()).find((member) => member.uid === uid)?.emailVerified;
  await fetchPage({ mode: 'verifyEmail', oobCode });
  expect(await readVerified()).toBe(false);
  await post({ mode: 'verifyEmail', oobCode });
  expect(await readVerified()).toBe(true);
});

it('refuses a link without the project’s key, like the vendor’s page', async () => {
  const oobCode = await controls.identity.code('active@members.test');
  const fields = { mode: 'resetPassword', oobCode, newPassword: 'typed-into-it' };
  for (const apiKey of ['', 'another-key']) {
    const shown = await (await fetchPage({ ...fields, apiKey })).text();
    expect(shown).toContain('The selected page mode is invalid.');
    expect(shown).not.toContain('<form');
    expect((await post({ ...fields, apiKey })).status).toBe(400);
  }
  expect(await canLogIn('typed-into-it')).toBe(false);
});

it('escapes the values of its URL', async () => {
  const hostile = { mode: 'resetPassword', oobCode: '"><img>', continueUrl: 'javascript:alert(1)' };
  const shown = await (await fetchPage(hostile)).text();
  expect(shown).not.toContain('<img>');
  expect(await (await fetchPage({ mode: 'toString', oobCode: 'x' })).text()).toContain('incomplete');
});
