import { membersAtom, sessionEndedAtom, sessionStateAtom, type Members } from '@guildhall/member-portal';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startGate } from './member-entry.ts';

const gateHtml = `<main id="main" tabindex="-1"><section><h1>Reading room</h1>
  <span role="status" data-gate-status data-loading="One moment…" data-forbidden="Not active"
    data-ended="Log in again"></span>
  <span data-gate-out><a href="/login">Log in</a></span></section>
  <div role="status" data-gate-opened="You can read this page now"></div></main>`;
const entryHtml = '<div data-member-entry><h1>Reading room</h1><p>On the table this month</p></div>';

let respond: (response: Response) => void;
/** Listeners of the page that is left and shown again. They are never removed, and these tests share one page. */
let leave: () => void;
let comeBack: () => void;

beforeEach(() => {
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    const call = listener as (event: { persisted: boolean }) => void;
    if (type === 'pagehide') leave = () => call({ persisted: true });
    if (type === 'pageshow') comeBack = () => call({ persisted: true });
  });
  document.body.innerHTML = gateHtml;
  const response = new Promise<Response>((resolve) => (respond = resolve));
  vi.spyOn(globalThis, 'fetch').mockReturnValue(response);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Starts the gate of a member whose session becomes known. */
function logIn() {
  const store = createStore();
  store.set(membersAtom, { getIdToken: async () => 'token' } as unknown as Members);
  startGate(store);
  store.set(sessionStateAtom, 'in');
  return store;
}
/** As the site's own server sends it. */
const createEntry = () =>
  Object.defineProperty(new Response(entryHtml), 'url', { value: `${location.origin}/_member-entry` });
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const listStatuses = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent);

it('says in a region that stays that the page has replaced its gate, and takes that back at a logout [4.2.7]', async () => {
  const store = logIn();
  expect(listStatuses()).toEqual(['One moment…', '']);
  respond(createEntry());
  await expect.poll(() => find('[data-member-entry]')).not.toBeNull();
  expect(listStatuses()).toEqual(['', 'You can read this page now']);
  expect(find('[data-gate-opened]')?.checkVisibility()).toBe(true);
  expect(document.activeElement).toBe(document.body);
  store.set(sessionStateAtom, 'out');
  expect(listStatuses()).toEqual(['', '']);
});

it('moves the focus from the gate’s login to the title of the page [4.2.7]', async () => {
  find('a')?.focus();
  logIn();
  respond(createEntry());
  await expect.poll(() => find('[data-member-entry] h1')).not.toBeNull();
  expect(document.activeElement).toBe(find('[data-member-entry] h1'));
});

it('is removed before the browser keeps it for the back button, and is back for a member only [4.2.3]', async () => {
  const store = logIn();
  respond(createEntry());
  await expect.poll(() => find('[data-member-entry]')).not.toBeNull();
  leave();
  expect(find('[data-member-entry]')).toBeNull();
  expect(find('section')?.hidden).toBe(false);
  vi.mocked(fetch).mockResolvedValue(createEntry());
  comeBack();
  await expect.poll(() => find('[data-member-entry]')).not.toBeNull();
  leave();
  store.set(sessionStateAtom, 'out');
  comeBack();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(find('[data-gate-out]')?.hidden).toBe(false);
});

it('says at the gate that a session has ended, not that a member has logged out [4.8.6]', () => {
  const [ended, left] = [logIn(), logIn()];
  left.set(sessionStateAtom, 'out');
  expect(listStatuses()).toEqual(['', '']);
  ended.set(sessionEndedAtom, true);
  ended.set(sessionStateAtom, 'out');
  expect(listStatuses()).toEqual(['Log in again', '']);
});

it('says nothing of that to a member without access', async () => {
  logIn();
  respond(new Response('', { status: 403 }));
  await expect.poll(listStatuses).toEqual(['Not active', '']);
});
