import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlSandbox, type SandboxControls } from '../controls/control-sandbox.ts';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';
import { readErrorCode } from './identity.fixture.ts';

let sandbox: Sandbox;
let controls: SandboxControls;
let app: App;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  controls = controlSandbox(sandbox.origin);
  const { emulatorHost, projectId = '' } = await listAddresses();
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulatorHost);
  app = initializeApp({ projectId });
  await controls.identity.start();
});
afterAll(async () => {
  await deleteApp(app);
  await sandbox.close();
});
beforeEach(() => controls.reset());

const listAddresses = async () =>
  (await (await fetch(`${sandbox.origin}/identity/addresses.json`)).json()) as Record<string, string>;
const createTokenFor = async (uid: string, agoS?: number) =>
  (await controls.identity.session(uid, agoS)).idToken;

describe('the vendor’s server library', () => {
  it('gets all URLs from the environment', async () => {
    expect(await listAddresses()).toEqual({
      emulatorHost: new URL(sandbox.origin).host,
      origin: sandbox.origin,
      apiKey: 'sandbox-identity-key',
      projectId: 'demo-guildhall',
      actionUrl: `${sandbox.origin}/identity/action`,
      recordsOrigin: sandbox.origin,
    });
  });

  it('verifies a token until it is revoked or expired, or the member is disabled', async () => {
    const verify = (token: string) => readErrorCode(getAuth(app).verifyIdToken(token, true));
    const token = await createTokenFor('member-active');
    expect(await verify(token)).toBe('done');
    expect(await verify(await createTokenFor('member-paused', 3_600))).toBe('auth/id-token-expired');
    await controls.identity.signOut('member-active');
    expect(await verify(token)).toBe('auth/id-token-revoked');
    await controls.identity.changeMember('member-active', { disabled: true });
    expect(await verify(token)).toBe('auth/user-disabled');
  });

  it('takes over an identity: the earlier password and tokens are refused', async () => {
    const { idToken, refreshToken } = await controls.identity.session('member-taken', 60);
    const auth = getAuth(app);
    const { uid, emailVerified } = await auth.getUserByEmail('Taken@members.test');
    expect([uid, emailVerified]).toEqual(['member-taken', false]);
    await auth.updateUser(uid, { password: 'a-random-password' });
    await auth.revokeRefreshTokens(uid);
    expect(await readErrorCode(auth.verifyIdToken(idToken, true))).toBe('auth/id-token-revoked');
    const response = await fetch(
      `${sandbox.origin}/securetoken.googleapis.com/v1/token?key=sandbox-identity-key`,
      {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      },
    );
    expect(await response.json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
  });

  it('creates members and links to the vendor’s page', async () => {
    const auth = getAuth(app);
    const { uid } = await auth.createUser({ email: 'new@members.test', emailVerified: true });
    expect(await readErrorCode(auth.createUser({ email: 'NEW@members.test' }))).toBe(
      'auth/email-already-exists',
    );
    const link = new URL(await auth.generatePasswordResetLink('new@members.test'));
    expect(link.origin + link.pathname).toBe(`${sandbox.origin}/identity/action`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'resetPassword',
      oobCode: expect.stringMatching(/^[\w-]{54}$/),
      apiKey: 'sandbox-identity-key',
      lang: 'en',
    });
    expect(await readErrorCode(auth.generatePasswordResetLink('nobody@members.test'))).toMatch(/^auth\//);
    await auth.deleteUser(uid);
    expect(await readErrorCode(auth.getUser(uid))).toBe('auth/user-not-found');
  });

  it('reads the project’s settings', async () => {
    const config = await getAuth(app).projectConfigManager().getProjectConfig();
    expect(config.emailPrivacyConfig).toEqual({ enableImprovedEmailPrivacy: true });
  });
});

describe('credentials of a server', () => {
  const requestAccounts = (project: string, authorization?: string) =>
    fetch(`${sandbox.origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ localId: ['member-active'] }),
    }).then(({ status }) => status);

  it('are required, must be valid, and apply to this project', async () => {
    expect(await requestAccounts('demo-guildhall')).toBe(401);
    expect(await requestAccounts('demo-guildhall', 'Bearer ya29.made-up')).toBe(401);
    expect(await requestAccounts('another-project', 'Bearer owner')).toBe(403);
    expect(await requestAccounts('demo-guildhall', 'Bearer owner')).toBe(200);
  });
});
