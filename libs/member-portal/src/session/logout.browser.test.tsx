import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalAtom } from '../portal/portal-atoms.ts';
import { connect, waitUntil } from './connect.fixture.ts';
import { takeNameDraft } from './name-draft.ts';
import { nameDraftAtom, sessionStateAtom, userAtom } from './session-atoms.ts';
import { anna, createStandInCalls, createStandInIdentity } from './stand-in.fixture.ts';

afterEach(() => void vi.useRealTimers());

describe('a logout', () => {
  it('is immediate while a fresh token is pending, and leaves the profile after at most 2 seconds [4.9.3]', async () => {
    vi.useFakeTimers();
    const leavePortal = vi.fn(createStandInCalls().leavePortal);
    const identity = createStandInIdentity({ remembered: anna });
    const { store, page, members } = connect({
      ...{ address: '/profile', remembered: true, identity, calls: createStandInCalls({ leavePortal }) },
    });
    await waitUntil(() => store.get(userAtom)?.record, 'read');
    const token = Promise.withResolvers<string>();
    identity.getIdToken = () => token.promise;
    const isDone = vi.fn();
    void members.logOut().then(isDone);
    await vi.advanceTimersByTimeAsync(0);
    expect(identity.log).toEqual(['log out']);
    expect(store.get(userAtom)).toBeNull();
    expect(isDone).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.visited).toEqual(['/login']);
    token.resolve('late-token');
    await expect.poll(() => leavePortal).toHaveBeenCalledWith('late-token');
  });

  it('clears the user and stored data, ends the portal’s sessions, and leaves the profile [4.9.3]', async () => {
    const leavePortal = vi.fn(createStandInCalls().leavePortal);
    const onLogOut = vi.fn();
    const { store, page, members } = connect({
      ...{ address: '/profile', remembered: true, calls: createStandInCalls({ leavePortal }), onLogOut },
    });
    await waitUntil(() => store.get(userAtom)?.record, 'read');
    await members.openPortal();
    await members.logOut();
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(portalAtom)).toEqual({ open: false, loading: false, url: undefined });
    expect(leavePortal).toHaveBeenCalledWith('token');
    expect(onLogOut).toHaveBeenCalledOnce();
    await waitUntil(() => page.visited, ['/login']);
  });

  it('calls nothing with a token where the session’s end also ends the portal’s sessions [4.9.3]', async () => {
    const leavePortal = vi.fn(createStandInCalls().leavePortal);
    const { store, page, identity, members } = connect({
      ...{
        address: '/profile',
        remembered: true,
        calls: createStandInCalls({ leavePortal }),
        endsPortal: true,
      },
    });
    await waitUntil(() => store.get(userAtom)?.record, 'read');
    await members.logOut();
    expect(identity.log).toEqual(['log out']);
    await waitUntil(() => page.visited, ['/login']);
    expect(leavePortal).not.toHaveBeenCalled();
  });

  it.each([
    ['forgets a name that was typed on the profile', 'logOut', undefined],
    [
      'keeps that name for the next login, if the identity service has ended the session',
      'endSession',
      'Anna Lund',
    ],
  ] as const)('%s [4.8.6] [4.9.3]', async (_what, end, kept) => {
    const { store, members } = connect({ address: '/profile', remembered: true });
    await waitUntil(() => store.get(userAtom)?.record, 'read');
    store.set(nameDraftAtom, 'Anna Lund');
    await members[end]();
    expect(takeNameDraft(anna.id)).toBe(kept);
  });

  it('in another tab logs out here, too [4.9.3]', async () => {
    const { store, identity } = connect({ remembered: true });
    await waitUntil(() => store.get(sessionStateAtom), 'in');
    identity.change(null);
    await waitUntil(() => store.get(userAtom), null);
  });
});
