import type { Store } from 'jotai';
import { createLazyIdentity } from '../identity/lazy-identity.ts';
import { createPortal } from '../portal/create-portal.ts';
import { memberTexts } from '../texts/member-texts.ts';
import { createAuthChange } from './auth-change.ts';
import { createProfileActions, createSessionActions } from './member-actions.ts';
import { browserPage } from './member-page.ts';
import type { Members } from './members.ts';
import type { MembersOptions } from './members-options.ts';
import { forgetNameDraft } from './name-draft.ts';
import { forgetResetCode } from './reset-code.ts';
import { createRecordReading } from './record-reading.ts';
import { recallSessionEnd, showSessionEnd } from './session-end.ts';
import { membersAtom, nameDraftAtom, sessionStateAtom, userAtom } from './session-atoms.ts';
import { startBehaviours } from './start-behaviours.ts';
import { createWithToken } from './with-token.ts';

const defaultLateMs = 5_000;

/**
 * Connects a store to the members' area: from now on `userAtom` says who is logged in, and `membersAtom` holds what can
 * be done. Without a remembered session the state is logged out at once, and nothing is fetched. Call it once per page.
 */
export function connectMembers(store: Store, options: MembersOptions): Members {
  const parts = { page: browserPage, texts: memberTexts, ...options };
  const readOwnRecord = createRecordReading(store, { ...parts, idToken: () => session.idToken() });
  const change = createAuthChange(store, { ...parts, readOwnRecord, farewell: () => farewell() });
  const identity = createLazyIdentity(
    options.loadIdentity,
    (user) => {
      clearTimeout(late);
      const state = store.get(sessionStateAtom);
      // A logout in another tab is known before the identity service knows it.
      if (!user && !isLeaving() && (state === 'in' || state === 'checking')) showEnd();
      void change(user).then(() => store.get(userAtom) && portal.openIfAsked());
    },
    options.onTechnicalError,
  );
  const { isLeaving, farewell, ...session } = createSessionActions(store, { ...parts, identity });
  const showEnd = (): void => showSessionEnd(store, parts);
  async function endSession(): Promise<void> {
    showEnd();
    await session.logOut();
  }
  const withToken = createWithToken(session.idToken, endSession);
  const portal = createPortal(store, { ...parts, withToken, readOwnRecord });

  let late: ReturnType<typeof setTimeout> | undefined;
  function lookUp(): void {
    clearTimeout(late);
    if (!options.isRemembered()) {
      void change(null);
      return;
    }
    const setLate = (): void => store.set(sessionStateAtom, 'late');
    store.set(sessionStateAtom, 'checking');
    late = setTimeout(setLate, options.lateMs ?? defaultLateMs);
    // What cannot be fetched is late at once: waiting does not help.
    identity.get().catch(() => {
      clearTimeout(late);
      setLate();
    });
  }
  const profile = createProfileActions(store, { ...parts, identity, withToken });
  async function logOut(): Promise<void> {
    forgetNameDraft();
    forgetResetCode();
    await session.logOut();
  }
  const members: Members = {
    ...session,
    ...profile,
    ...portal,
    readOwnRecord,
    logOut,
    endSession,
    retry: lookUp,
  };
  store.set(membersAtom, members);
  startBehaviours(store, parts);
  recallSessionEnd(store, parts.page);
  followOtherTabs(store, options.isRemembered, lookUp);
  lookUp();
  return members;
}

/** The identity SDK’s, whatever the project. */
const sessionKeys = 'firebase:authUser:';

/**
 * Another tab may log in before this one has asked for anything, and a page may come back from a time before a logout.
 */
function followOtherTabs(store: Store, isRemembered: () => boolean, lookUp: () => void): void {
  const look = (): void => {
    const state = store.get(sessionStateAtom);
    if (isRemembered() !== (state === 'in') && state !== 'checking') lookUp();
  };
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !key.startsWith(sessionKeys)) return;
    // After a logout in another tab nothing is kept here.
    if (newValue === null) store.set(nameDraftAtom, undefined);
    look();
  });
  addEventListener('pageshow', (event) => event.persisted && look());
}
