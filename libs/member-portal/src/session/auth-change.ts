import type { Store } from 'jotai';
import type { IdentityUser } from '../identity/identity.ts';
import { closedPortal, portalAtom } from '../portal/portal-atoms.ts';
import { forgetRedirect, takeRedirect } from '../redirect/pending-redirect.ts';
import { readBehaviours } from '../redirect/query-behaviours.ts';
import type { Member } from './member.ts';
import { adminPage, loginPage, type MemberPage } from './member-page.ts';
import { takeNameDraft } from './name-draft.ts';
import {
  memberMenuAtom,
  nameDraftAtom,
  portalAskedAtom,
  sessionEndedAtom,
  sessionStateAtom,
  userAtom,
} from './session-atoms.ts';

interface ChangeParts {
  page: MemberPage;
  readOwnRecord: () => Promise<void>;
  /** Settles when a logout needs this page no more. */
  farewell: () => Promise<void>;
}

/** What happens when somebody logs in or out, here or in another tab; the last change counts. */
export function createAuthChange(
  store: Store,
  { page, readOwnRecord, farewell }: ChangeParts,
): (user: IdentityUser | null) => Promise<void> {
  let way: string | undefined;

  /** The news of one logout may come twice: a second navigation would break off the first. */
  function go(to: string): void {
    if (way === to) return;
    way = to;
    page.go(to);
  }

  function loggedOut(): void {
    store.set(userAtom, null);
    store.set(portalAtom, closedPortal);
    store.set(sessionStateAtom, 'out');
    // A portal that was being opened when the session ended opens after the login.
    const isCutOff = store.get(sessionEndedAtom) && store.get(portalAskedAtom);
    const wantsPortal = readBehaviours(page.search).editSubscription || isCutOff;
    if (page.path === adminPage) {
      // The profile was asked for last.
      forgetRedirect();
      void farewell().then(() => go(loginPage + (wantsPortal ? '?edit-subscription' : '')));
    } else if (wantsPortal && page.path !== loginPage)
      store.set(memberMenuAtom, ({ asked }) => ({ view: 'login', asked: asked + 1 }));
  }

  return async (user) => {
    if (!user) return loggedOut();
    const member: Member = { ...user, record: 'reading' };
    if (page.path === adminPage) store.set(nameDraftAtom, takeNameDraft(user.id));
    store.set(userAtom, member);
    store.set(sessionEndedAtom, false);
    store.set(sessionStateAtom, 'in');
    const redirect = takeRedirect(page.origin);
    const next = redirect ?? (page.path === loginPage ? adminPage : undefined);
    if (next !== undefined) {
      go(store.get(portalAskedAtom) ? withPortal(next, page.origin) : next);
      return;
    }
    await readOwnRecord();
  };
}

/** The page that is gone to opens the portal. */
function withPortal(path: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('edit-subscription', '');
  return url.pathname + url.search + url.hash;
}
