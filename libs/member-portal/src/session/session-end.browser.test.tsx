import { infoMessagesAtom } from '@guildhall/ui';
import { expect, it, onTestFinished } from 'vitest';
import { connect, waitUntil } from './connect.fixture.ts';
import { sessionEndedAtom, sessionStateAtom } from './session-atoms.ts';

it.each([
  ['at a gate, which says it', () => ({ isEndSaidOnPage: () => true })],
  ['on the login page, which says it beside the login', () => ({ address: '/login' })],
  [
    'while the menu is open, which then has the login',
    () => {
      const menu = document.createElement('div');
      Object.assign(menu, { popover: 'auto' }).dataset['memberMenu'] = '';
      document.body.append(menu);
      menu.showPopover();
      onTestFinished(() => menu.remove());
      return {};
    },
  ],
])('a session that ends is not reported a second time %s [4.8.6]', async (_where, prepare) => {
  const { store, identity } = connect({ remembered: true, ...prepare() });
  await waitUntil(() => store.get(sessionStateAtom), 'in');
  identity.change(null);
  await waitUntil(() => store.get(sessionStateAtom), 'out');
  expect(store.get(sessionEndedAtom)).toBe(true);
  expect(store.get(infoMessagesAtom).filter(({ status }) => status === 'error')).toEqual([]);
});
