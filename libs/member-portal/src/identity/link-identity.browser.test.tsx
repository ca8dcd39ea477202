import { afterEach, expect, it, vi } from 'vitest';
import { createLinkIdentity } from './link-identity.ts';

afterEach(() => vi.restoreAllMocks());

/** An api with one link. */
function createIdentity(purpose: 'login' | 'address') {
  const called: unknown[] = [];
  const fetchFrom: typeof fetch = async (url) => {
    called.push(url);
    return Response.json({ purpose, email: 'anna@example.org', isOwnBrowser: true });
  };
  return { called, identity: createLinkIdentity(fetchFrom) };
}

function blockStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

it('reports blocked storage when a link opens, before it is used up, and opens it once storage works [4.8.16] [4.8.18]', async () => {
  blockStorage();
  const { called, identity } = createIdentity('login');
  await expect(identity.openLink('a-link')).rejects.toMatchObject({ code: 'auth/web-storage-unsupported' });
  expect(called).toEqual(['/api/v1/open-link']);
  vi.restoreAllMocks();
  expect(await identity.openLink('a-link')).toMatchObject({ purpose: 'login', email: 'anna@example.org' });
  expect(localStorage.getItem('guildhall-stores')).toBeNull();
});

it('opens a link that confirms an address without storage, as it needs none', async () => {
  blockStorage();
  const { identity } = createIdentity('address');
  expect(await identity.openLink('a-link')).toMatchObject({ purpose: 'address' });
});
