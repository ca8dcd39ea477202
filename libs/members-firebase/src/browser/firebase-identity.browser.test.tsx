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
