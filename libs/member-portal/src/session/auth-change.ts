import type { Store } from 'jotai';
import type { IdentityUser } from '../identity/identity.ts';
import { closedPortal, portalAtom } from '../portal/portal-atoms.ts';
import { forgetRedirect, takeRedirect } from '../redirect/pending-redirect.ts';
import { parseBehaviours } from '../redirect/query-behaviours.ts';
import type { Member } from './member.ts';
import type { MemberPage } from './member-page.ts';
import type { MemberPaths } from '@guildhall/organisation';
import type { MemberTexts } from '../texts/member-texts.ts';
import { takeNameDraft } from './name-draft.ts';
import { saveSessionChange, showSessionChange, type SessionChange } from './session-change.ts';
import {
  linkAtom,
  memberMenuAtom,
  nameDraftAtom,
  portalRequestedAtom,
  sessionEndedAtom,
  sessionStateAtom,
  userAtom,
} from './session-atoms.ts';

interface AuthChangeOptions {
  page: MemberPage;
  paths: MemberPaths;
  texts: MemberTexts;
  readOwnRecord: () => Promise<void>;
  /** Settles when a logout no longer needs this page. */
  waitForLogout: () => Promise<void>;
  /** Ends the navigation. */
  signal: AbortSignal;
}

/** Handles logins and logouts, here or in another tab; the last change counts. */
export function createAuthChangeHandler(
  store: Store,
  { page, paths, texts, readOwnRecord, waitForLogout, signal }: AuthChangeOptions,
): (user: IdentityUser | null) => Promise<void> {
  let pendingUrl: string | undefined;

  /** A logout may be reported twice: a second navigation would cancel the first. */
  function go(to: string): void {
    if (pendingUrl === to || signal.aborted) return;
    pendingUrl = to;
    page.go(to);
  }

  /** Says it where the visitor is next. */
  function say(change: SessionChange, leaves: boolean): void {
    if (leaves) saveSessionChange(change);
    else showSessionChange(store, change, { texts });
  }

  function handleLogout(): void {
    const isOnProfile = page.path === paths.profile;
    // A session that ended by itself is reported as that.
    if (store.get(sessionStateAtom) === 'in' && !store.get(sessionEndedAtom)) say('out', isOnProfile);
    store.set(userAtom, null);
    store.set(portalAtom, closedPortal);
    store.set(sessionStateAtom, 'out');
    // A portal that was opening when the session ended opens after the login.
    const wasInterrupted = store.get(sessionEndedAtom) && store.get(portalRequestedAtom);
    const wantsPortal = parseBehaviours(page.search).editSubscription || wasInterrupted;
    if (isOnProfile) {
      // The profile replaces earlier targets.
      forgetRedirect();
      void waitForLogout().then(() => go(paths.login + (wantsPortal ? '?edit-subscription' : '')));
    } else if (wantsPortal && page.path !== paths.login)
      store.set(memberMenuAtom, ({ opens }) => ({ view: 'login', opens: opens + 1 }));
  }

  return async (user) => {
    if (!user) return handleLogout();
    const member: Member = { ...user, record: 'reading' };
    const isNew = ['out', 'late'].includes(store.get(sessionStateAtom));
    if (page.path === paths.profile) store.set(nameDraftAtom, takeNameDraft(user.id));
    store.set(userAtom, member);
    store.set(sessionEndedAtom, false);
    store.set(sessionStateAtom, 'in');
    // A link that waits for a press stays on its page.
    if (store.get(linkAtom) !== undefined) return readOwnRecord();
    const redirect = takeRedirect(page.origin, paths.login);
    const next = redirect ?? (page.path === paths.login ? paths.profile : undefined);
    if (isNew) say('in', next !== undefined);
    if (next !== undefined) {
      go(store.get(portalRequestedAtom) ? addPortalParameter(next, page.origin) : next);
      return;
    }
    await readOwnRecord();
  };
}

/** Makes the target page open the portal. */
function addPortalParameter(path: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('edit-subscription', '');
  return url.pathname + url.search + url.hash;
}
