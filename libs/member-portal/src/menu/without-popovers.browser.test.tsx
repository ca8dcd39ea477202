import type { MemberPaths } from '@guildhall/organisation';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { memberMenuAtom, portalRequestedAtom, type MenuView } from '../session/session-atoms.ts';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore } from '../session/story.fixture.tsx';
import { MemberMenu } from './MemberMenu.tsx';

// Browsers such as Safari 16.
const { prototype } = HTMLElement;
const names = ['popover', 'showPopover', 'hidePopover'];
let removed: [string, PropertyDescriptor][];
let url: string;

beforeEach(() => {
  url = location.href;
  removed = names.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name) ?? {}]);
  for (const name of names) Reflect.deleteProperty(prototype, name);
});
afterEach(() => {
  for (const [name, property] of removed) Object.defineProperty(prototype, name, property);
  history.replaceState(null, '', url);
});

/** Places on this page, which the tests stay on. */
const paths = {
  login: '#login',
  profile: '#profile',
  resetPassword: '#password',
} as unknown as MemberPaths;

async function open(view: MenuView, wantsPortal = false): Promise<void> {
  const store = createStoryStore({ state: 'out' });
  store.set(portalRequestedAtom, wantsPortal);
  store.set(memberMenuAtom, { view, opens: 1 });
  render(store);
  await expect.poll(() => location.hash).not.toBe('');
}

function render(store: ReturnType<typeof createStoryStore>): HTMLElement {
  const place = document.body.appendChild(document.createElement('header'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <Provider store={store}>
      <MemberMenu paths={paths} />
    </Provider>,
  );
  return place;
}

it.each([
  ['the login', 'login', false, '#login'],
  ['a new password', 'set-password', false, '#password'],
  ['the portal', 'login', true, '#login?edit-subscription'],
] as const)('a link that requests %s leads to its page [2.11.10]', async (_what, view, wantsPortal, page) => {
  await open(view, wantsPortal);
  expect(location.hash).toBe(page);
});

it.each([
  ['a visitor to the login page', undefined, '#login'],
  ['a member to the profile', annaAsMember, '#profile'],
] as const)('the button leads %s [2.11.10]', async (_who, user, page) => {
  const place = render(createStoryStore(user ? { user } : { state: 'out' }));
  await expect.poll(() => place.querySelector('button')).not.toBeNull();
  place.querySelector('button')?.click();
  expect(location.hash).toBe(page);
});
