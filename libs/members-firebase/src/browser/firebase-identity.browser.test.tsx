import { afterEach, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from './firebase-identity.ts';

afterEach(() => vi.restoreAllMocks());

it('reports blocked storage before the login, which would end with the page [4.8.16]', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const send = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('must not be called'));
  const identity = createFirebaseIdentity({ apiKey: 'a-key', projectId: 'demo-guildhall' });
  await expect(identity.logIn('anna@example.org', 'a password')).rejects.toMatchObject({
    code: 'auth/web-storage-unsupported',
  });
  expect(send).not.toHaveBeenCalled();
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
