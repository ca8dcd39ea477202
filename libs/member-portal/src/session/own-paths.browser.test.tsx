import { defaultPaths, type MemberPaths } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { connect, waitUntil } from './connect.fixture.ts';
import { resetCodeAtom } from './session-atoms.ts';

const paths: MemberPaths = { login: '/anmelden', profile: '/me/profile', resetPassword: '/passwort' };

it('leaves the organisation’s profile for its login page', async () => {
  const { page } = connect({ address: '/me/profile', paths });
  await waitUntil(() => page.visited, ['/anmelden']);
});

it('goes from the organisation’s login page to its profile', async () => {
  const { page, logIn } = connect({ address: '/anmelden', paths });
  await logIn();
  await waitUntil(() => page.visited, ['/me/profile']);
});

it('stays on other pages after a login, also at the default paths', async () => {
  const { page, logIn } = connect({ address: defaultPaths.login, paths });
  await logIn();
  expect(page.visited).toEqual([]);
});

it('reads the code of an email on the organisation’s page for passwords', () => {
  const { store } = connect({ address: '/passwort?mode=resetPassword&oobCode=good-code', paths });
  expect(store.get(resetCodeAtom)).toBe('good-code');
});
