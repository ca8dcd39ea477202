import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  reload,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from '@firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { controlSandbox, type SandboxControls } from '../controls/control-sandbox.ts';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';
import { createBrowserAuth, readErrorCode, readErrorMessage } from './identity.fixture.ts';
import { identitySeeds } from './seed-identities.ts';

let sandbox: Sandbox;
let controls: SandboxControls;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  controls = controlSandbox(sandbox.origin);
  await controls.identity.start();
});
afterAll(() => sandbox.close());
beforeEach(() => controls.reset());

const createBrowser = () => createBrowserAuth(sandbox.origin);
const logIn = (auth = createBrowser(), email = 'active@members.test', password = 'active-password') =>
  signInWithEmailAndPassword(auth, email, password);

describe('logging in', () => {
  it('works for every seed member who is not disabled', async () => {
    for (const { email, password, uid, disabled } of identitySeeds) {
      const entered = logIn(createBrowser(), email, password).then(({ user }) => user.uid);
      await (disabled
        ? expect(entered).rejects.toThrow('auth/user-disabled')
        : expect(entered).resolves.toBe(uid));
    }
  });

  it('ignores the case of the email address', async () => {
    expect(await readErrorCode(logIn(createBrowser(), 'ACTIVE@Members.test'))).toBe('done');
  });

  it('gives the same error for a wrong password and an unknown address', async () => {
    expect(await readErrorCode(logIn(createBrowser(), 'active@members.test', 'wrong-password'))).toBe(
      'auth/invalid-credential',
    );
    expect(await readErrorCode(logIn(createBrowser(), 'nobody@members.test', 'wrong-password'))).toBe(
      'auth/invalid-credential',
    );
  });

  it('is the only method: there is no sign-up, and no other method is enabled', async () => {
    const signUp = createUserWithEmailAndPassword(createBrowser(), 'new@members.test', 'a-long-password');
    expect(await readErrorCode(signUp)).toBe('auth/admin-restricted-operation');
    expect(await readErrorCode(signInAnonymously(createBrowser()))).toBe('auth/admin-restricted-operation');
    expect(await readErrorMessage(sandbox.origin, 'signInWithIdp', {})).toBe('OPERATION_NOT_ALLOWED');
    expect(await controls.identity.members()).toHaveLength(identitySeeds.length);
  });

  it('requires the right web API key', async () => {
    expect(await readErrorCode(logIn(createBrowserAuth(sandbox.origin, 'another-key')))).toMatch(
      /^auth\/api-key-not-valid/,
    );
    expect(await readErrorMessage(sandbox.origin, 'lookup', {}, '')).toContain('unregistered callers');
  });

  it('stores a member’s changes', async () => {
    const { user } = await logIn();
    await updateProfile(user, { displayName: 'Another Name' });
    await reload(user);
    expect(user.displayName).toBe('Another Name');
    expect(await controls.identity.members()).toContainEqual(
      expect.objectContaining({ uid: 'member-active', displayName: 'Another Name' }),
    );
  });
});

describe('a session', () => {
  it('ends for both kinds of earlier tokens when a member is logged out everywhere', async () => {
    const { user } = await logIn();
    const { refreshToken } = user;
    const idToken = await user.getIdToken();
    await controls.identity.signOut('member-active');
    expect(await readErrorMessage(sandbox.origin, 'lookup', { idToken })).toBe('TOKEN_EXPIRED');
    expect(await refresh(refreshToken)).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
    expect(await readErrorCode(logIn())).toBe('done');
  });

  it('ends for an attacker’s refresh token when the password changes, even after a later login', async () => {
    const attacker = await logIn(createBrowser(), 'taken@members.test', 'taken-password');
    await controls.identity.changeMember('member-taken', { password: 'a-new-password' });
    await logIn(createBrowser(), 'taken@members.test', 'a-new-password');
    expect(await refresh(attacker.user.refreshToken)).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
    expect(await readErrorCode(logIn(createBrowser(), 'taken@members.test', 'taken-password'))).toBe(
      'auth/invalid-credential',
    );
  });

  it('ends when the member is disabled', async () => {
    const { user } = await logIn();
    await controls.identity.changeMember('member-active', { disabled: true });
    expect(await readErrorCode(reload(user))).toBe('auth/user-disabled');
    expect(await readErrorCode(user.getIdToken(true))).toBe('auth/user-disabled');
  });

  it('keeps its start time, however often another person logs in', async () => {
    const { refreshToken } = await controls.identity.session('member-active', 1_000);
    await logIn();
    const { id_token: token = '' } = await refresh(refreshToken);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.iat - claims.auth_time).toBeGreaterThanOrEqual(1_000);
  });

  it('does not allow sensitive changes more than five minutes after the login', async () => {
    const old = await controls.identity.session('member-active', 301);
    const password = 'another-password';
    expect(await readErrorMessage(sandbox.origin, 'update', { idToken: old.idToken, password })).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    );
    expect(
      await readErrorMessage(sandbox.origin, 'update', { idToken: old.idToken, displayName: 'Fine' }),
    ).toBe('done');
    const { user } = await logIn();
    await updatePassword(user, password);
    expect(await readErrorCode(reload(user))).toBe('done');
  });

  it('cannot delete its account, unless the project has the vendor’s default setting', async () => {
    const { user } = await logIn();
    expect(await readErrorCode(deleteUser(user))).toBe('auth/admin-restricted-operation');
    await controls.identity.putSettings({ userDeletion: true });
    const old = await controls.identity.session('member-paused', 301);
    expect(await readErrorMessage(sandbox.origin, 'delete', { idToken: old.idToken })).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    );
    expect(await readErrorCode(deleteUser((await logIn()).user))).toBe('done');
  });

  it('changes an email address only by a link sent to the new one', async () => {
    const { user } = await logIn();
    expect(await readErrorCode(updateEmail(user, 'changed@members.test'))).toBe('auth/operation-not-allowed');
    await verifyBeforeUpdateEmail(user, 'changed@members.test');
    const [code] = await readCodes();
    await applyActionCode(createBrowser(), code?.oobCode ?? '');
    expect(await readErrorCode(logIn(createBrowser(), 'changed@members.test'))).toBe('done');
    expect((await controls.mails()).map(({ to }) => to)).toContain('changed@members.test');
  });

  const readCodes = async () =>
    (await (await fetch(`${sandbox.origin}/_sandbox/identity/codes`)).json()) as { oobCode: string }[];

  it.each([
    ['TOKEN_EXPIRED', async () => (await controls.identity.session('member-active', 3_600)).idToken],
    ['INVALID_ID_TOKEN', async () => 'a.b.c'],
    [
      'INVALID_ID_TOKEN',
      async () => toOtherProject((await controls.identity.session('member-active')).idToken),
    ],
  ])('is refused with %s if its ID token is invalid', async (code, token) => {
    expect(await readErrorMessage(sandbox.origin, 'lookup', { idToken: await token() })).toBe(code);
  });

  async function refresh(token: string) {
    const response = await fetch(
      `${sandbox.origin}/securetoken.googleapis.com/v1/token?key=sandbox-identity-key`,
      {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
      },
    );
    return (await response.json()) as { id_token?: string };
  }

  function toOtherProject(token: string): string {
    const [header = '', payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = JSON.stringify({ ...claims, aud: 'another-project' });
    return `${header}.${Buffer.from(changed).toString('base64url')}.`;
  }
});

describe('the code in an email', () => {
  it('sets a password once', async () => {
    const code = await controls.identity.code('active@members.test');
    expect(await verifyPasswordResetCode(createBrowser(), code)).toBe('active@members.test');
    await confirmPasswordReset(createBrowser(), code, 'a-new-password');
    expect(await readErrorCode(confirmPasswordReset(createBrowser(), code, 'another-one'))).toBe(
      'auth/invalid-action-code',
    );
    expect(await readErrorCode(logIn(createBrowser(), 'active@members.test', 'a-new-password'))).toBe('done');
  });

  it('expires', async () => {
    const code = await controls.identity.code('active@members.test');
    await controls.identity.expireCodes('paused@members.test');
    expect(await readErrorCode(verifyPasswordResetCode(createBrowser(), code))).toBe('done');
    await controls.identity.expireCodes();
    expect(await readErrorCode(verifyPasswordResetCode(createBrowser(), code))).toBe(
      'auth/expired-action-code',
    );
    expect(await readErrorCode(confirmPasswordReset(createBrowser(), code, 'a-new-password'))).toBe(
      'auth/expired-action-code',
    );
  });

  it('is invalid for a disabled member, or when made up', async () => {
    const code = await controls.identity.code('disabled@members.test');
    expect(await readErrorCode(verifyPasswordResetCode(createBrowser(), code))).toBe('auth/user-disabled');
    expect(await readErrorCode(verifyPasswordResetCode(createBrowser(), 'made-up'))).toBe(
      'auth/invalid-action-code',
    );
  });

  it('is sent to members only, without revealing who is one', async () => {
    for (const email of ['active@members.test', 'nobody@members.test'])
      expect(await readErrorCode(sendPasswordResetEmail(createBrowser(), email))).toBe('done');
    expect((await controls.mails()).map(({ to }) => to)).toEqual(['active@members.test']);
  });

  it('continues to known hosts only', async () => {
    const send = (url: string) =>
      readErrorCode(sendPasswordResetEmail(createBrowser(), 'active@members.test', { url }));
    expect(await send('https://elsewhere.test/')).toBe('auth/unauthorized-continue-uri');
    expect(await send('http://localhost:4200/')).toBe('done');
    await controls.identity.putDomains(['elsewhere.test']);
    expect(await send('https://elsewhere.test/')).toBe('done');
  });
});

describe('faults that the emulator lacks', () => {
  const order = (mode: 'throttled' | 'captcha' | 'weak-password' | 'expired-code' | 'old-login' | 'error') =>
    controls.fault({ service: 'identity', mode });

  it('report too many attempts', async () => {
    await order('throttled');
    expect(await readErrorCode(logIn())).toBe('auth/too-many-requests');
  });

  it('require a captcha', async () => {
    const { user } = await logIn();
    await order('captcha');
    const body = { email: 'active@members.test', password: 'active-password' };
    expect(await readErrorMessage(sandbox.origin, 'signInWithPassword', body)).toBe(
      'MISSING_RECAPTCHA_TOKEN',
    );
    expect(await readErrorCode(reload(user))).toBe('done');
  });

  it('refuse a weak password, set by a code or when logged in', async () => {
    const { user } = await logIn();
    const code = await controls.identity.code('active@members.test');
    await order('weak-password');
    const weak = 'auth/password-does-not-meet-requirements';
    expect(await readErrorCode(verifyPasswordResetCode(createBrowser(), code))).toBe('done');
    expect(await readErrorCode(confirmPasswordReset(createBrowser(), code, 'a-new-password'))).toBe(weak);
    expect(await readErrorCode(updatePassword(user, 'a-new-password'))).toBe(weak);
    expect(await readErrorCode(logIn())).toBe('done');
  });

  it('report an expired code and an old login', async () => {
    const { user } = await logIn();
    const code = await controls.identity.code('active@members.test');
    await order('expired-code');
    await order('old-login');
    expect(await readErrorCode(verifyPasswordResetCode(createBrowser(), code))).toBe(
      'auth/expired-action-code',
    );
    expect(await readErrorCode(updatePassword(user, 'a-new-password'))).toBe('auth/requires-recent-login');
    expect(await readErrorCode(updateProfile(user, { displayName: 'Fine' }))).toBe('done');
  });

  it('refuse a key that is restricted to pages, except from a page', async () => {
    await controls.fault({ service: 'identity', mode: 'restricted-key' });
    const logInFrom = async (referer?: string) => {
      const response = await fetch(
        `${sandbox.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox-identity-key`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(referer && { referer }) },
          body: JSON.stringify({ email: 'active@members.test', password: 'active-password' }),
        },
      );
      const { error } = (await response.json()) as { error?: { message: string } };
      return `${response.status} ${error?.message ?? ''}`.trim();
    };
    expect(await logInFrom()).toBe('403 Requests from referer <empty> are blocked.');
    expect(await logInFrom('https://elsewhere.test/')).toBe(
      '403 Requests from referer https://elsewhere.test/ are blocked.',
    );
    expect(await logInFrom('http://127.0.0.1:4200/')).toBe('200');
  });

  it('are refused for other services', async () => {
    await expect(controls.fault({ service: 'shop', mode: 'captcha' })).rejects.toThrow('400');
  });
});

it('restores every member on reset', async () => {
  await controls.identity.deleteMember('member-active');
  const uid = await controls.identity.addMember({ email: 'new@members.test', record: { chargeBeeId: 'a' } });
  expect(await controls.identity.records()).toHaveProperty(uid);
  await controls.reset();
  expect((await controls.identity.members()).map((member) => member.uid)).toEqual(
    identitySeeds.map((seed) => seed.uid),
  );
  expect(await controls.identity.records()).not.toHaveProperty(uid);
});
