import { createStore, Provider } from 'jotai';
import { StrictMode, useEffect, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Login } from '../forms/Login.tsx';
import { createLinkIdentity } from '../identity/link-identity.ts';
import { takePendingLink } from '../links/pending-link.ts';
import { portalAtom } from '../portal/portal-atoms.ts';
import { memberTexts } from '../texts/member-texts.ts';
import { connect } from './connect.fixture.ts';
import { connectMembers } from './connect-members.ts';
import type { MembersOptions } from './members-options.ts';
import { linkAtom, membersAtom, resetCodeAtom, sessionStateAtom, userAtom } from './session-atoms.ts';
import {
  anna,
  annaRecord,
  createStandInCalls,
  createStandInIdentity,
  createStandInPage,
} from './stand-in.fixture.ts';

/** Listeners of this page that have been added and not removed. */
let listeners: { type: string; listener: unknown; signal: AbortSignal | undefined }[];
const listOpen = () => listeners.filter(({ signal }) => !signal?.aborted).map(({ type }) => type);

beforeEach(() => {
  listeners = [];
  const { addEventListener: add, removeEventListener: remove } = globalThis;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener, options) => {
    const signal = typeof options === 'object' ? options.signal : undefined;
    listeners.push({ type, listener, signal });
    add.call(globalThis, type, listener, options);
  });
  vi.spyOn(globalThis, 'removeEventListener').mockImplementation((type: string, listener, options) => {
    listeners = listeners.filter((one) => one.type !== type || one.listener !== listener);
    remove.call(globalThis, type, listener, options);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const changeInOtherTab = () =>
  dispatchEvent(new StorageEvent('storage', { key: 'stand-in-session', newValue: null }));

describe('a disconnected store', () => {
  it('has no member and no actions, and follows no session any more', async () => {
    const { store, identity, disconnect } = connect({ remembered: true });
    await expect.poll(() => store.get(sessionStateAtom)).toBe('in');
    expect(listOpen()).toEqual(['storage', 'pageshow']);
    store.set(portalAtom, { open: true, loading: false, url: 'https://house.billing.test/1' });
    disconnect();
    expect(listOpen()).toEqual([]);
    expect(identity.countObservers()).toBe(0);
    expect([store.get(userAtom), store.get(membersAtom), store.get(portalAtom).open]).toEqual([
      null,
      undefined,
      false,
    ]);
    identity.change(anna);
    changeInOtherTab();
    expect([store.get(userAtom), store.get(sessionStateAtom)]).toEqual([null, 'out']);
  });

  it('has no timer, whatever it was waiting for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { disconnect: stopChecking } = connect({
      remembered: true,
      identity: createStandInIdentity({ hangs: true }),
    });
    expect(vi.getTimerCount()).toBe(1);
    stopChecking();
    expect(vi.getTimerCount()).toBe(0);
    const { store, members, identity, disconnect } = connect({ remembered: true });
    while (store.get(sessionStateAtom) !== 'in') await Promise.resolve();
    identity.getIdToken = () => new Promise(() => {});
    void members.logOut();
    expect(vi.getTimerCount()).toBe(1);
    disconnect();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not taken back by a script that arrives later', async () => {
    const script = Promise.withResolvers<ReturnType<typeof createStandInIdentity>>();
    const identity = createStandInIdentity({ remembered: anna });
    const { store, disconnect } = connect({ remembered: true, loadIdentity: () => script.promise });
    disconnect();
    script.resolve(identity);
    await script.promise;
    await Promise.resolve();
    expect([identity.countObservers(), store.get(userAtom), store.get(sessionStateAtom)]).toEqual([
      0,
      null,
      'out',
    ]);
  });

  it('keeps what another connection of it has set', () => {
    const { store, page: memberPage, disconnect } = connect();
    const stop = connectMembers(store, createOptions({ page: memberPage }));
    const members = store.get(membersAtom);
    disconnect();
    expect(store.get(membersAtom)).toBe(members);
    stop();
    expect(store.get(membersAtom)).toBeUndefined();
  });
});

it('links have no listener and no timer once their session is observed by nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.setItem('guildhall-session', 'open');
  const store = createStore();
  const stopTaking = takePendingLink(store);
  const identity = createLinkIdentity(() => Promise.reject(new TypeError('no connection')));
  const stop = identity.observe(() => undefined);
  while (vi.getTimerCount() === 0) await Promise.resolve();
  expect(listOpen()).toEqual(['hashchange', 'storage']);
  stop();
  stopTaking();
  expect([listOpen(), vi.getTimerCount()]).toEqual([[], 0]);
});

it('a link that was taken out of the URL is still there for the next connection, also without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = createStore();
  history.replaceState(history.state, '', '#login-link=a-link');
  takePendingLink(store)();
  takePendingLink(store)();
  expect([store.get(linkAtom), location.hash]).toEqual(['a-link', '']);
});

function createOptions(options: Partial<MembersOptions>): MembersOptions {
  return {
    loadIdentity: async () => createStandInIdentity(),
    isRemembered: () => false,
    sessionKey: 'stand-in-session',
    calls: createStandInCalls(),
    readRecord: async () => annaRecord,
    portalOrigins: [],
    actionUrl: 'https://id.example/action',
    ...options,
  };
}

/** Renders a members' area that connects in an effect, as React's strict mode does: it mounts, unmounts and mounts it. */
function renderStrictly(options: Partial<MembersOptions>) {
  const store = createStore();
  const all = createOptions(options);
  let mounts = 0;
  function Area(): ReactElement {
    useEffect(() => {
      mounts += 1;
      return connectMembers(store, all);
    }, []);
    return <Login />;
  }
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <Provider store={store}>
        <Area />
      </Provider>
    </StrictMode>,
  );
  onTestFinished(() => place.remove());
  return { store, unmount: () => root.unmount(), countMounts: () => mounts };
}

describe('under React’s strict mode', () => {
  it('a login works, leads to the profile once, and nothing stays after the end', async () => {
    const identity = createStandInIdentity({ remembered: null });
    const memberPage = createStandInPage('/login');
    const loadIdentity = vi.fn(async () => identity);
    const { store, unmount, countMounts } = renderStrictly({ loadIdentity, page: memberPage });
    await page.getByLabelText(memberTexts.emailLabel).fill(anna.email);
    await page.getByLabelText(memberTexts.passwordLabel, { exact: true }).fill('lighthouse keeper');
    await page.getByRole('button', { name: memberTexts.loginLabel }).click();
    await expect.poll(() => store.get(sessionStateAtom)).toBe('in');
    expect([countMounts(), identity.countObservers(), memberPage.visited]).toEqual([2, 1, ['/profile']]);
    unmount();
    expect([identity.countObservers(), store.get(userAtom), store.get(membersAtom)]).toEqual([
      0,
      null,
      undefined,
    ]);
    expect(listOpen().filter((type) => type === 'storage' || type === 'pageshow')).toEqual([]);
  });

  it('visitors of the profile go to the login page once', async () => {
    const memberPage = createStandInPage('/profile');
    const { store, unmount, countMounts } = renderStrictly({ page: memberPage });
    await expect.poll(countMounts).toBe(2);
    await expect.poll(() => memberPage.visited).toEqual(['/login']);
    expect(store.get(sessionStateAtom)).toBe('out');
    unmount();
  });

  it('the code of an email stays although it has left the URL, also without storage [2.2.5]', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const memberPage = createStandInPage('/reset-password?mode=resetPassword&oobCode=a-code');
    const { store, unmount, countMounts } = renderStrictly({ page: memberPage });
    await expect.poll(countMounts).toBe(2);
    expect([store.get(resetCodeAtom), memberPage.search]).toEqual(['a-code', '']);
    unmount();
  });
});
