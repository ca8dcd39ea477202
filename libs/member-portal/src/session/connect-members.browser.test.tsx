import { infoMessagesAtom } from '@guildhall/ui';
import type { Store } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalAtom } from '../portal/portal-atoms.ts';
import { connect, waitUntil, type ConnectOptions } from './connect.fixture.ts';
import {
  memberMenuAtom,
  portalRequestedAtom,
  resetCodeAtom,
  sessionEndedAtom,
  unsupportedLinkAtom,
  sessionStateAtom,
  userAtom,
} from './session-atoms.ts';
import { redirectWindowAtom } from '../redirect/redirect-window-atom.ts';
import { anna, annaRecord, createStandInCalls, createStandInIdentity } from './stand-in.fixture.ts';

const listMessages = (store: Store) => store.get(infoMessagesAtom).map(({ title }) => title);
afterEach(() => void vi.useRealTimers());

describe('the session', () => {
  it('is out at once without an earlier login, and nothing is fetched [4.8.1]', () => {
    const { store, loadIdentity } = connect();
    expect(store.get(sessionStateAtom)).toBe('out');
    expect(store.get(userAtom)).toBeNull();
    expect(loadIdentity).not.toHaveBeenCalled();
  });

  it('is restored after an earlier login, with the record [4.8.1]', async () => {
    const { store } = connect({ remembered: true });
    expect(store.get(sessionStateAtom)).toBe('checking');
    await waitUntil(() => store.get(userAtom), { ...anna, ...annaRecord, record: 'read' });
    expect(store.get(sessionStateAtom)).toBe('in');
  });

  it('is in as soon as the identity service responds, whenever the record comes [4.8.1]', async () => {
    const identity = createStandInIdentity({ hangs: true });
    const { store, loadIdentity } = connect({
      ...{ remembered: true, identity, readRecord: () => new Promise(() => {}) },
    });
    await waitUntil(() => loadIdentity.mock.results.length, 1);
    await loadIdentity.mock.results[0]?.value;
    expect(store.get(sessionStateAtom)).toBe('checking');
    identity.change(anna);
    expect(store.get(sessionStateAtom)).toBe('in');
    expect(store.get(userAtom)).toEqual({ ...anna, record: 'reading' });
  });

  it('is out if it ended elsewhere [4.8.1]', async () => {
    const { store } = connect({ remembered: true, identity: createStandInIdentity() });
    await waitUntil(() => store.get(sessionStateAtom), 'out');
  });

  it('is late after 5 seconds, and a login does not wait for the check [4.8.2]', async () => {
    vi.useFakeTimers();
    const identity = createStandInIdentity({ hangs: true });
    const { store, logIn } = connect({ remembered: true, identity });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.get(sessionStateAtom)).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(sessionStateAtom)).toBe('late');
    expect(await logIn()).toBeUndefined();
    expect(identity.log).toEqual(['restart', 'log in anna@example.org']);
    expect(store.get(sessionStateAtom)).toBe('in');
  });

  it('is late at once if the identity service’s script cannot be loaded [4.8.2]', async () => {
    const { store, logIn } = connect({
      remembered: true,
      loadIdentity: () => Promise.reject(new Error('404')),
    });
    await waitUntil(() => store.get(sessionStateAtom), 'late');
    expect(await logIn()).toBe('offline');
  });

  it('is restored although the record cannot be read', async () => {
    const { store } = connect({ remembered: true, readRecord: () => Promise.reject(new Error('503')) });
    await waitUntil(() => store.get(userAtom)?.record, 'failed');
    expect(store.get(sessionStateAtom)).toBe('in');
  });

  it('reads the status of the membership, with its date and the name of its contract', async () => {
    const membership = { status: 'active' as const, endsAt: '2027-01-01T00:00:00.000Z', contract: 'RF18' };
    const readStatus = async () => ({ outcome: 'status' as const, ...membership });
    const { store, members } = connect({ remembered: true, calls: createStandInCalls({ readStatus }) });
    await waitUntil(() => store.get(sessionStateAtom), 'in');
    expect(await members.readStatus()).toEqual(membership);
  });

  it('ends with a message if the api rejects a fresh token, too [4.8.6]', async () => {
    const readStatus = vi.fn(async () => ({ outcome: 'refused' as const, why: 'session' as const }));
    const { store, members } = connect({ remembered: true, calls: createStandInCalls({ readStatus }) });
    await waitUntil(() => store.get(sessionStateAtom), 'in');
    await members.readStatus();
    expect(readStatus.mock.calls).toEqual([['token'], ['fresh-token']]);
    expect(store.get(sessionStateAtom)).toBe('out');
    expect(store.get(infoMessagesAtom)).toMatchObject([{ title: 'You have been logged out' }]);
  });

  it('is reported once if the identity service ends it, and no longer after a login [4.8.6]', async () => {
    const { store, identity, logIn } = connect({ remembered: true });
    await waitUntil(() => store.get(sessionStateAtom), 'in');
    identity.change(null);
    await waitUntil(() => store.get(sessionStateAtom), 'out');
    expect(store.get(sessionEndedAtom)).toBe(true);
    expect(store.get(infoMessagesAtom)).toHaveLength(1);
    await logIn();
    expect(store.get(sessionEndedAtom)).toBe(false);
    expect(store.get(infoMessagesAtom)).toMatchObject([{ title: 'You are logged in' }]);
  });

  it('is reported once on the login page if it ends on the profile [4.8.6]', async () => {
    const { page, members } = connect({ address: '/profile', remembered: true });
    await members.endSession();
    expect(page.visited).toEqual(['/login']);
    expect(connect({ address: '/login' }).store.get(sessionEndedAtom)).toBe(true);
    expect(connect({ address: '/login' }).store.get(sessionEndedAtom)).toBe(false);
  });

  it('is not reported as ended after a logout, which is said once [4.8.6] [4.8.19]', async () => {
    const { store, members } = connect({ remembered: true });
    await waitUntil(() => store.get(sessionStateAtom), 'in');
    await members.logOut();
    expect(store.get(sessionEndedAtom)).toBe(false);
    expect(listMessages(store)).toEqual(['You are logged out']);
  });

  it('survives a lost connection while a fresh token is fetched [4.8.6] [7.8.11]', async () => {
    const readStatus = async () => ({ outcome: 'refused' as const, why: 'session' as const });
    const identity = createStandInIdentity({ remembered: anna });
    const lost = Object.assign(new Error('lost'), { problem: 'offline' });
    identity.getIdToken = async (fresh) => (fresh ? Promise.reject(lost) : 'token');
    const { store, members } = connect({
      remembered: true,
      identity,
      calls: createStandInCalls({ readStatus }),
    });
    await waitUntil(() => store.get(sessionStateAtom), 'in');
    expect(await members.readStatus()).toBeUndefined();
    expect(store.get(sessionStateAtom)).toBe('in');
  });
});

describe('a login', () => {
  it('opens the target in the URL, once [4.9.1]', async () => {
    const { page, logIn } = connect({ address: '/news?login=/members/room' });
    expect(await logIn()).toBeUndefined();
    expect(page.visited).toEqual(['/members/room']);
    expect(sessionStorage.getItem('guildhall-login-redirect')).toBeNull();
  });

  it('stays on this site, whatever is in storage [4.9.2]', async () => {
    const { page, logIn } = connect({ address: '/news?login=https://evil.example/' });
    sessionStorage.setItem('guildhall-login-redirect', '//evil.example');
    await logIn();
    expect(page.visited).toEqual([]);
  });

  it('leads from the login page to the profile, and stays on other pages [4.9.1]', async () => {
    const login = connect({ address: '/login' });
    await login.logIn();
    expect(login.page.visited).toEqual(['/profile']);
    const news = connect({ address: '/news' });
    await news.logIn();
    expect(news.page.visited).toEqual([]);
  });

  it('of an earlier visit leads to the target, or from the login page to the profile, at once [4.9.1]', async () => {
    for (const [address, target] of [
      ['/news?login=/members/room', '/members/room'],
      ['/login', '/profile'],
    ] as const) {
      const { page } = connect({ address, remembered: true });
      await waitUntil(() => page.visited, [target]);
    }
    expect(sessionStorage).toHaveLength(0);
  });

  it('drops the target if a later URL requests the login without one [4.9.1]', async () => {
    connect({ address: '/login?redirect=/members/room' });
    const { page, logIn } = connect({ address: '/about?login' });
    await logIn();
    expect(page.visited).toEqual([]);
  });

  it('keeps the target across a visit to the reset page [4.9.1]', async () => {
    connect({ address: '/login?redirect=/members/room' });
    connect({ address: '/reset-password' });
    const { page, logIn } = connect({ address: '/login' });
    await logIn();
    expect(page.visited).toEqual(['/members/room']);
  });

  it('opens the profile if that was requested last [4.9.1]', async () => {
    connect({ address: '/login?redirect=/members/room' });
    connect({ address: '/profile' });
    const { page, logIn } = connect({ address: '/login' });
    await logIn();
    expect(page.visited).toEqual(['/profile']);
  });

  it('returns the reason for a refusal, and starts no session', async () => {
    const { store, members } = connect();
    expect(await members.logIn(anna.email, 'wrong')).toBe('wrong-login');
    expect(store.get(userAtom)).toBeNull();
  });
});

describe('the portal', () => {
  const opened = async (given: ConnectOptions = {}) => {
    const all = connect({ remembered: true, ...given });
    await waitUntil(() => all.store.get(userAtom)?.record, 'read');
    await all.members.openPortal();
    return all;
  };

  it('opens with a new URL each time, and removes its parameter from the page’s URL [4.10.1]', async () => {
    let count = 0;
    const openPortal = vi.fn(async () => ({
      outcome: 'url' as const,
      accessUrl: `https://house.billing.test/portal/${++count}`,
    }));
    const { store, page, members } = connect({
      ...{
        address: '/news?a=1&edit-subscription',
        remembered: true,
        calls: createStandInCalls({ openPortal }),
      },
    });
    await waitUntil(() => store.get(portalAtom).url, 'https://house.billing.test/portal/1');
    expect(page.search).toBe('?a=1');
    expect(openPortal).toHaveBeenCalledWith('token', 'c-anna');
    members.closePortal();
    expect(store.get(portalAtom)).toEqual({ open: false, loading: false, url: undefined });
    await members.openPortal();
    expect(store.get(portalAtom).url).toBe('https://house.billing.test/portal/2');
  });

  it('stays closed if it is closed while it is opening, whatever URL arrives then [4.10.1]', async () => {
    const response = Promise.withResolvers<{ outcome: 'url'; accessUrl: string }>();
    const { store, members } = connect({
      remembered: true,
      calls: createStandInCalls({ openPortal: () => response.promise }),
    });
    await waitUntil(() => store.get(userAtom)?.record, 'read');
    const opening = members.openPortal();
    expect(store.get(portalAtom)).toEqual({ open: false, loading: true, url: undefined });
    members.closePortal();
    response.resolve({ outcome: 'url', accessUrl: 'https://house.billing.test/portal/1' });
    await opening;
    expect(store.get(portalAtom)).toEqual({ open: false, loading: false, url: undefined });
  });

  it('does not open while it is open or opening, without a login, or without a customer ID [4.10.2] [6.1.2]', async () => {
    const openPortal = vi.fn(createStandInCalls().openPortal);
    const calls = createStandInCalls({ openPortal });
    const { members } = await opened({ calls });
    await members.openPortal();
    members.closePortal();
    await Promise.all([members.openPortal(), members.openPortal()]);
    expect(openPortal).toHaveBeenCalledTimes(2);
    await opened({ calls, readRecord: async () => ({}) });
    await connect({ calls }).members.openPortal();
    expect(openPortal).toHaveBeenCalledTimes(2);
  });

  it('reports that there is no token [4.10.3]', async () => {
    const identity = createStandInIdentity({ remembered: anna });
    identity.getIdToken = () => Promise.reject(Object.assign(new Error('lost'), { problem: 'offline' }));
    const { store, members } = connect({ remembered: true, identity });
    await waitUntil(() => store.get(sessionStateAtom), 'in');
    store.set(userAtom, (user) => user && { ...user, ...annaRecord });
    await members.openPortal();
    expect(store.get(portalAtom).loading).toBe(false);
    expect(store.get(infoMessagesAtom)).toMatchObject([{ title: 'We could not open your subscription' }]);
  });

  it('opens after the login if the session ended while it was opening [4.10.4]', async () => {
    const openPortal = vi.fn(createStandInCalls().openPortal);
    openPortal.mockResolvedValueOnce({ outcome: 'refused', why: 'session' });
    openPortal.mockResolvedValueOnce({ outcome: 'refused', why: 'session' });
    const { store, logIn } = await opened({ calls: createStandInCalls({ openPortal }) });
    expect(store.get(sessionStateAtom)).toBe('out');
    expect(store.get(memberMenuAtom)).toEqual({ view: 'login', opens: 1 });
    await logIn();
    await waitUntil(() => store.get(portalAtom).open, true);
  });

  it('refuses other hosts with a message [4.10.3]', async () => {
    const openPortal = async () => ({ outcome: 'url' as const, accessUrl: 'https://evil.example/portal' });
    const { store } = await opened({ calls: createStandInCalls({ openPortal }) });
    expect(store.get(portalAtom).open).toBe(false);
    expect(store.get(infoMessagesAtom)).toMatchObject([{ title: 'We could not open your subscription' }]);
  });

  it('opens after the login if it was requested without one [4.10.4] [2.2.4]', async () => {
    const { store, logIn } = connect({ address: '/?edit-subscription' });
    expect(store.get(memberMenuAtom)).toEqual({ view: 'login', opens: 1 });
    await logIn();
    await waitUntil(() => store.get(portalAtom).open, true);
  });

  it('opens on the page that the login leads to [4.10.4]', async () => {
    const { page, logIn } = connect({ address: '/login?edit-subscription' });
    await logIn();
    expect(page.visited).toEqual(['/profile?edit-subscription=']);
  });
});

describe('a password', () => {
  const closed = Object.assign(new Error('disabled'), { problem: 'wrong-login' });

  it('for a disabled login is not refused with the message for a wrong login [4.8.4]', async () => {
    const identity = createStandInIdentity();
    identity.fetchCodeOwner = identity.resetPassword = () => Promise.reject(closed);
    const { members } = connect({ identity });
    expect(await members.findCodeOwner('a-code')).toEqual({ problem: 'login-closed' });
    expect(await members.resetPassword('a-code', 'four words')).toBe('login-closed');
  });

  it('that the policy refuses comes back with the missing requirements [4.8.14]', async () => {
    const identity = createStandInIdentity();
    const missing = [{ rule: 'number' }];
    const refusal = Object.assign(new Error('refused'), { problem: 'password-refused', missing });
    identity.resetPassword = () => Promise.reject(refusal);
    const { members } = connect({ identity });
    expect(await members.resetPassword('a-code', 'four words')).toEqual({ missing });
  });
});

describe('a URL', () => {
  it.each([
    ['/?mode=resetPassword&oobCode=a%2Bb', 3_000],
    ['/news?mode=resetPassword&oobCode=a%2Bb', 2_000],
    ['/?set-password&mode=resetPassword&oobCode=x', 3_000],
    ['/login?mode=recoverEmail&oobCode=x', 2_000],
  ])('%s is forwarded unchanged to the identity service [2.2.2]', (address, afterMs) => {
    const { store } = connect({ address });
    const query = address.slice(address.indexOf('?'));
    expect(store.get(redirectWindowAtom)).toEqual({ to: `https://id.example/action${query}`, afterMs });
  });

  it('that requests an unsupported action of our own page is reported [2.2.6]', () => {
    const actionUrl = 'https://www.example/reset-password';
    const { store, page } = connect({
      address: '/reset-password?mode=verifyEmail&oobCode=x',
      actionUrl,
    });
    expect(store.get(resetCodeAtom)).toBeUndefined();
    expect(store.get(unsupportedLinkAtom)).toBe(true);
    expect(page.search).toBe('');
  });

  it('of the reset page keeps its code across a reload until it is used [2.2.5]', async () => {
    connect({ address: '/reset-password?mode=resetPassword&oobCode=good-code' });
    const reloaded = connect({ address: '/reset-password' });
    expect(reloaded.store.get(resetCodeAtom)).toBe('good-code');
    expect(connect({ address: '/news' }).store.get(resetCodeAtom)).toBeUndefined();
    await reloaded.members.resetPassword('good-code', 'four words of mine');
    expect(connect({ address: '/reset-password' }).store.get(resetCodeAtom)).toBeUndefined();
  });

  it('of the reset page passes on its code, and the address bar loses it [2.2.5]', () => {
    const { store, page, identity } = connect({
      address: '/reset-password?mode=resetPassword&oobCode=x&a=1',
    });
    expect(store.get(redirectWindowAtom)).toBeUndefined();
    expect(store.get(resetCodeAtom)).toBe('x');
    expect(page.search).toBe('?a=1');
    expect(identity.log).toEqual([]);
  });

  it('does not redirect in a loop if the identity service’s page is our own', () => {
    const actionUrl = 'https://www.example/reset-password';
    const { store } = connect({ address: '/reset-password?mode=recoverEmail&oobCode=x', actionUrl });
    expect(store.get(redirectWindowAtom)).toBeUndefined();
  });

  it('with set-password opens that view, and with login the login [2.2.3]', () => {
    expect(connect({ address: '/?set-password' }).store.get(memberMenuAtom).view).toBe('set-password');
    expect(connect({ address: '/?login' }).store.get(memberMenuAtom)).toEqual({
      view: 'login',
      opens: 1,
    });
    expect(connect({ address: '/login?login=/x' }).store.get(memberMenuAtom).opens).toBe(0);
  });

  it('that requests the portal without a subscription is reported', async () => {
    const { store } = connect({
      address: '/?edit-subscription',
      remembered: true,
      readRecord: async () => ({}),
    });
    await waitUntil(() => store.get(portalRequestedAtom), false);
    expect(store.get(infoMessagesAtom)).toHaveLength(1);
  });
});
