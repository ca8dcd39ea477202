import type { Identity, PasswordIdentity } from '@guildhall/browser-suppliers';
import { membersAtom, sessionStateAtom } from '@guildhall/member-portal';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { pagesCache, picturesCache } from '../worker/worker-storage.ts';
import { formatMembersBoot } from './members-boot.ts';
import { nameLogins } from './own-logins.ts';
import { connectPageMembers } from './page-members.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.querySelector('meta[name="guildhall:members"]')?.remove();
});

const anna = { id: 'u-anna', email: 'anna@example.org', displayName: 'Anna' };

/** Logs Anna in with an identity supplier that no package knows, on a page with its settings. */
async function logIn() {
  let report: Parameters<Identity['observe']>[0] = () => {};
  const identity = {
    observe(changed: typeof report) {
      report = changed;
      queueMicrotask(() => changed(anna));
      return () => undefined;
    },
    logOut: async () => report(null),
    getIdToken: async () => 'token',
  } as unknown as PasswordIdentity;
  const content = formatMembersBoot({ sessionKey: 'anna', actionUrl: '/', portalOrigins: [], data: {} });
  document.head.append(Object.assign(document.createElement('meta'), { name: 'guildhall:members', content }));
  localStorage.setItem('anna', '{}');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  const store = createStore();
  nameLogins(store, async () => ({
    connectLogins: () => ({ loadIdentity: async () => identity, readRecord: async () => ({}) }),
  }));
  connectPageMembers(store);
  await expect.poll(() => store.get(sessionStateAtom)).toBe('in');
  return store;
}

it('a logout removes the pages and pictures that were read from the browser [7.10.8]', async () => {
  const stored = [pagesCache, picturesCache];
  for (const name of stored) await (await caches.open(name)).put('/about', new Response('Read by a member'));
  const store = await logIn();
  expect(await caches.keys()).toEqual(expect.arrayContaining(stored));
  await store.get(membersAtom)?.logOut();
  await expect.poll(async () => (await caches.keys()).filter((name) => stored.includes(name))).toEqual([]);
  expect(document.documentElement.hasAttribute('data-member')).toBe(false);
});
