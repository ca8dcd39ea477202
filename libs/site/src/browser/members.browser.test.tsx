import type { StartedIslands } from '@guildhall/islands/start';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startMembers } from './members.ts';

/** The listeners, which no page removes: these tests call them without adding them. */
let listeners: Map<string, (event: object) => void>;
let url: string;

beforeEach(() => {
  url = location.href;
  const meta = document.createElement('meta');
  document.head.append(Object.assign(meta, { name: 'guildhall:members', content: 'session-key /' }));
});
afterEach(() => {
  document.querySelector('meta[name="guildhall:members"]')?.remove();
  history.replaceState(null, '', url);
  localStorage.clear();
});

/** Starts a page. @returns what it does with its islands */
async function start(search = '') {
  history.replaceState(null, '', `${location.pathname}${search}`);
  const islands = { wakeFor: vi.fn(), scan: vi.fn() };
  const add = vi.spyOn(globalThis, 'addEventListener').mockReturnValue(undefined);
  startMembers(islands as unknown as StartedIslands);
  listeners = new Map(add.mock.calls as unknown as [string, () => void][]);
  add.mockRestore();
  await new Promise(requestAnimationFrame);
  return islands;
}

it('loads nothing of the members’ area for a visitor who never logged in [4.8.9]', async () => {
  const { wakeFor } = await start('?cat=oceans');
  listeners.get('pageshow')?.({});
  expect(wakeFor).not.toHaveBeenCalled();
});

it('wakes it for a remembered session, and for a URL that needs it', async () => {
  expect((await start('?login')).wakeFor).toHaveBeenCalledWith('members');
  localStorage.setItem('session-key', '{}');
  expect((await start()).wakeFor).toHaveBeenCalledWith('members');
});

it.each(['storage', 'pageshow'])('wakes it after a login in another tab, at the event %s', async (type) => {
  const { wakeFor } = await start();
  localStorage.setItem('session-key', '{}');
  expect(wakeFor).not.toHaveBeenCalled();
  listeners.get(type)?.({});
  expect(wakeFor).toHaveBeenCalledWith('members');
});

it('finds the islands of a page that is shown to members only [4.2.5]', async () => {
  const { scan } = await start();
  const target = document.createElement('div');
  listeners.get('guildhall:inserted')?.({ target });
  expect(scan).toHaveBeenCalledWith(target);
});
