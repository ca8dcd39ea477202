import { deleteApp, getApp } from '@firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { appName } from '../login-data/login-data.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';

afterEach(() => vi.restoreAllMocks());

it('reports blocked storage before the login, which would end with the page [4.8.16]', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const send = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('must not be called'));
  const identity = createFirebaseIdentity({ apiKey: 'a-key', projectId: 'demo-guildhall' });
  await expect(identity.logIn('anna@example.org', 'a password')).rejects.toMatchObject({
    problem: 'not-stored',
  });
  expect(send).not.toHaveBeenCalled();
});

/** Codes of the service on the wire, which the SDK translates to its own. */
const wireCodes: Record<string, readonly string[]> = {
  'wrong-login': ['INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'USER_DISABLED'],
  'too-many': ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled'],
  'weak-password': ['WEAK_PASSWORD : Password should be at least 6 characters'],
  'password-refused': [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a number]',
  ],
  'expired-link': ['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE'],
  'login-again': ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN'],
  'session-ended': ['TOKEN_EXPIRED'],
  'not-now': ['The service is currently unavailable.'],
  technical: ['MISSING_RECAPTCHA_TOKEN', 'UNAUTHORIZED_DOMAIN', 'ADMIN_ONLY_OPERATION', '', '{"error":1}'],
};

it.each(Object.entries(wireCodes).flatMap(([problem, codes]) => codes.map((code) => [code, problem])))(
  'the service’s response %j is %s [4.8.4]',
  async (message, problem) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ error: { code: 400, message } }, { status: 400 }),
    );
    const identity = createFirebaseIdentity({ apiKey: 'a-key', projectId: 'demo-guildhall' });
    await expect(identity.logIn('anna@example.org', 'a password')).rejects.toMatchObject({ problem });
  },
);

it('a service that does not respond is no connection [4.8.4]', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const identity = createFirebaseIdentity({ apiKey: 'a-key', projectId: 'demo-guildhall' });
  await expect(identity.fetchCodeOwner('a-code')).rejects.toMatchObject({ problem: 'offline' });
});

it('reports to one observer, which can leave while the next one comes, as under React’s strict mode', async () => {
  const create = () => createFirebaseIdentity({ apiKey: 'a-key', projectId: 'demo-guildhall' });
  const seen: string[] = [];
  const [first, second] = [create(), create()];
  first.observe(() => seen.push('first'))();
  const stop = second.observe(() => seen.push('second'));
  await expect.poll(() => seen).toEqual(['second']);
  stop();
  await expect(second.getIdToken()).rejects.toMatchObject({ problem: 'session-ended' });
});

it.each([
  [{ displayName: 'Anna Holm' }, 'Anna Holm'],
  [{}, ''],
])('has a member with their ID, email address and name: %j [3.4.2]', async (named, displayName) => {
  const email = 'anna@example.org';
  const responses: Record<string, object> = {
    'accounts:signInWithPassword': {
      ...{ localId: 'u1', email, idToken: 'a.token.b', refreshToken: 'r', expiresIn: '3600' },
    },
    'accounts:lookup': { users: [{ localId: 'u1', email, ...named }] },
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    return Response.json(responses[/accounts:\w+/.exec(url)?.[0] ?? '']);
  });
  const identity = createFirebaseIdentity({ apiKey: 'a-key', projectId: 'demo-guildhall' });
  const seen = vi.fn();
  identity.observe(seen);
  await identity.logIn(email, 'a password');
  await expect.poll(() => seen.mock.lastCall).toEqual([{ id: 'u1', email, displayName }]);
  await identity.logOut();
});

it.each([
  ['logIn', 'localStorage', 'sessionStorage'],
  ['logInBriefly', 'sessionStorage', 'localStorage'],
] as const)('%s leaves the session in %s, and nothing in %s [7.8.26]', async (method, kept, empty) => {
  const email = 'anna@example.org';
  const session = { localId: 'u1', email, idToken: 'a.token.b', refreshToken: 'r', expiresIn: '3600' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    return Response.json(url.includes('lookup') ? { users: [{ localId: 'u1', email }] } : session);
  });
  const create = () => createFirebaseIdentity({ apiKey: 'a-key', projectId: 'demo-guildhall' });
  const listKeys = (name: typeof kept | typeof empty) => Object.keys(globalThis[name]);
  const before = listKeys(empty);
  const identity = create();
  await identity[method](email, 'a password');
  expect(listKeys(kept)).toContain('firebase:authUser:a-key:members');
  expect(listKeys(empty)).toEqual(before);
  // As the next page of this tab does.
  await deleteApp(getApp(appName));
  const next = create();
  const seen = vi.fn();
  next.observe(seen);
  await expect.poll(() => seen.mock.lastCall).toEqual([expect.objectContaining({ id: 'u1' })]);
  expect(listKeys(empty)).toEqual(before);
  await next.logOut();
  expect([...listKeys(kept), ...listKeys(empty)]).not.toContain('firebase:authUser:a-key:members');
});

it('a brief login replaces the remembered session, and the other way round [7.8.26]', async () => {
  const email = 'anna@example.org';
  const session = { localId: 'u1', email, idToken: 'a.token.b', refreshToken: 'r', expiresIn: '3600' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    return Response.json(url.includes('lookup') ? { users: [{ localId: 'u1', email }] } : session);
  });
  const key = 'firebase:authUser:a-key:members';
  const identity = createFirebaseIdentity({ apiKey: 'a-key', projectId: 'demo-guildhall' });
  await identity.logIn(email, 'a password');
  await identity.logInBriefly(email, 'a password');
  expect([key in localStorage, key in sessionStorage]).toEqual([false, true]);
  await identity.logIn(email, 'a password');
  expect([key in localStorage, key in sessionStorage]).toEqual([true, false]);
  await identity.logOut();
});

it('refuses a new password after an old login, and sets it once the current one has logged in again [4.8.8]', async () => {
  const email = 'anna@example.org';
  const idToken = `a.${btoa(JSON.stringify({ sub: 'u1' }))}.b`;
  const session = { localId: 'u1', email, idToken, refreshToken: 'r', expiresIn: '3600' };
  const sent: string[] = [];
  let isOld = true;
  const respond = (call: string, body: Record<string, unknown>): [number, object] => {
    if (call === 'accounts:lookup') return [200, { users: [{ localId: 'u1', email }] }];
    sent.push(`${call} ${String(body['password'])}`);
    if (call === 'accounts:update' && isOld)
      return [400, { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } }];
    if (body['password'] === 'lighthouse keeper' && sent.length > 1) isOld = false;
    return [200, session];
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    const [status, json] = respond(/accounts:\w+/.exec(url)?.[0] ?? '', body);
    return Response.json(json, { status });
  });
  const identity = createFirebaseIdentity({ apiKey: 'a-key', projectId: 'demo-guildhall' });
  await identity.logIn(email, 'lighthouse keeper');
  await expect(identity.changePassword('four words of mine')).rejects.toMatchObject({
    problem: 'login-again',
  });
  await identity.changePassword('four words of mine', 'lighthouse keeper');
  expect(sent).toEqual([
    'accounts:signInWithPassword lighthouse keeper',
    'accounts:update four words of mine',
    'accounts:signInWithPassword lighthouse keeper',
    'accounts:update four words of mine',
  ]);
  await identity.logOut();
});
