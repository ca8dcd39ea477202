import { infoMessagesAtom } from '@guildhall/ui';
import type { Store } from 'jotai';
import { expect, it } from 'vitest';
import { connect, waitUntil } from './connect.fixture.ts';
import { sessionStateAtom } from './session-atoms.ts';

const listMessages = (store: Store) => store.get(infoMessagesAtom).map(({ title }) => title);

it('a login or a logout is said once, where the visitor stays after it [4.8.19]', async () => {
  const { store, members, logIn } = connect({ address: '/news' });
  await logIn();
  expect(listMessages(store)).toEqual(['You are logged in']);
  await members.logOut();
  expect(listMessages(store)).toEqual(['You are logged in', 'You are logged out']);
  expect(listMessages(connect({ address: '/news' }).store)).toEqual([]);
});

it('a login or a logout is said on the page that it leads to, and not before [4.8.19]', async () => {
  const login = connect({ address: '/login' });
  await login.logIn();
  expect(listMessages(login.store)).toEqual([]);
  const profile = connect({ address: '/profile', remembered: true });
  expect(listMessages(profile.store)).toEqual(['You are logged in']);
  await waitUntil(() => profile.store.get(sessionStateAtom), 'in');
  await profile.members.logOut();
  await waitUntil(() => profile.page.visited, ['/login']);
  expect(listMessages(profile.store)).toEqual(['You are logged in']);
  expect(listMessages(connect({ address: '/login' }).store)).toEqual(['You are logged out']);
  expect(listMessages(connect({ address: '/login' }).store)).toEqual([]);
});

it('nothing is said when a page is opened by a member or a visitor [4.8.19]', async () => {
  const { store } = connect({ address: '/news', remembered: true });
  await waitUntil(() => store.get(sessionStateAtom), 'in');
  expect(listMessages(store)).toEqual([]);
  expect(listMessages(connect({ address: '/news' }).store)).toEqual([]);
});

it('a login is not said on a page where it is no longer true [4.8.19]', async () => {
  await connect({ address: '/login' }).logIn();
  expect(listMessages(connect({ address: '/profile' }).store)).toEqual([]);
});
