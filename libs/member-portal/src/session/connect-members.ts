import type { Store } from 'jotai';
import { createLazyIdentity } from '../identity/lazy-identity.ts';
import { createPortal } from '../portal/create-portal.ts';
import { closedPortal, portalAtom } from '../portal/portal-atoms.ts';
import { takePendingLink } from '../links/pending-link.ts';
import { memberTexts } from '../texts/member-texts.ts';
import { createAuthChangeHandler } from './auth-change.ts';
import { createProfileActions, createSessionActions } from './member-actions.ts';
import { browserPage } from './member-page.ts';
import { defaultPaths } from '@guildhall/organisation';
import type { Members } from './members.ts';
import type { MembersOptions } from './members-options.ts';
import { forgetNameDraft } from './name-draft.ts';
import { linkSecret, resetCode } from './emailed-codes.ts';
import { createOwnRecordReader } from './own-record-reader.ts';
import { restoreSessionChange, type ChangeOptions } from './session-change.ts';
import { restoreSessionEnd, showSessionEnd } from './session-end.ts';
import { membersAtom, nameDraftAtom, sessionStateAtom, userAtom } from './session-atoms.ts';
import { restoreTypedEmail } from './typed-email.ts';
import { applyBehaviours } from './apply-behaviours.ts';
import { createWithToken } from './with-token.ts';

const defaultLateMs = 5_000;

/**
 * Connects a store to the members' area: `userAtom` then holds the logged-in member, and `membersAtom` the actions.
 * Without a remembered session the state is `out` at once, and nothing is fetched. A store has one connection at a time.
 *
 * @returns a function that disconnects: it removes every listener and timer, and the member from the store
 * @example
 * import { useEffect } from 'react';
 *
 * const useMembers = (options: MembersOptions) =>
 *   useEffect(() => connectMembers(store, options), [options]);
 */
export function connectMembers(store: Store, options: MembersOptions): () => void {
  const connection = new AbortController();
  const { signal } = connection;
  const settings = { page: browserPage, texts: memberTexts, paths: defaultPaths, ...options, signal };
  const readOwnRecord = createOwnRecordReader(store, { ...settings, idToken: () => session.getIdToken() });
  const handleAuthChange = createAuthChangeHandler(store, {
    ...settings,
    readOwnRecord,
    waitForLogout: () => waitForLogout(),
  });
  const identity = createLazyIdentity({
    ...{ load: options.loadIdentity, onTechnicalError: options.onTechnicalError, signal },
    onUserChange(user) {
      clearTimeout(lateTimer);
      const state = store.get(sessionStateAtom);
      // Another tab's logout reaches this page before the identity service reports it.
      if (!user && !isLoggingOut() && (state === 'in' || state === 'checking'))
        showSessionEnd(store, settings);
      void handleAuthChange(user).then(() => store.get(userAtom) && portal.openIfRequested());
    },
  });
  const { isLoggingOut, waitForLogout, ...session } = createSessionActions(store, { ...settings, identity });
  async function endSession(): Promise<void> {
    showSessionEnd(store, settings);
    await session.logOut();
  }
  const withToken = createWithToken(session.getIdToken, endSession);
  const portal = createPortal(store, { ...settings, withToken, readOwnRecord });

  let lateTimer: ReturnType<typeof setTimeout> | undefined;
  function restoreSession(): void {
    clearTimeout(lateTimer);
    if (!options.isRemembered()) return void handleAuthChange(null);
    const setLate = (): void => store.set(sessionStateAtom, 'late');
    store.set(sessionStateAtom, 'checking');
    lateTimer = setTimeout(setLate, options.lateMs ?? defaultLateMs);
    identity.get().catch(() => {
      clearTimeout(lateTimer);
      if (!signal.aborted) setLate();
    });
  }
  const profile = createProfileActions(store, { ...settings, identity, withToken });
  const members: Members = {
    ...session,
    ...profile,
    ...portal,
    ...{ readOwnRecord, endSession },
    logOut: () => forgetAndLogOut(session.logOut),
    retry: restoreSession,
  };
  store.set(membersAtom, members);
  applyBehaviours(store, settings);
  // The link of an email about an address leads to the login page.
  if (settings.page.path === settings.paths.login) signal.addEventListener('abort', takePendingLink(store));
  restoreMessages(store, settings);
  followOtherTabs(store, { ...settings, restoreSession });
  restoreSession();
  return () => {
    connection.abort();
    clearTimeout(lateTimer);
    if (store.get(membersAtom) === members) clearMember(store);
  };
}

async function forgetAndLogOut(logOut: () => Promise<void>): Promise<void> {
  forgetNameDraft();
  resetCode.forget();
  linkSecret.forget();
  await logOut();
}

/** Removes the member of a connection that has ended: a logout elsewhere would not be noticed any more. */
function clearMember(store: Store): void {
  store.set(membersAtom, undefined);
  store.set(userAtom, null);
  store.set(portalAtom, closedPortal);
  store.set(sessionStateAtom, 'out');
}

/** Says what the previous page left to this one. */
function restoreMessages(
  store: Store,
  settings: Parameters<typeof restoreSessionEnd>[1] & ChangeOptions,
): void {
  restoreSessionEnd(store, settings);
  restoreTypedEmail(store, settings);
  restoreSessionChange(store, settings);
}

/** Covers logins and logouts in other tabs, and pages that the browser restores from before a logout. */
function followOtherTabs(
  store: Store,
  {
    isRemembered,
    sessionKey,
    restoreSession,
    signal,
  }: MembersOptions & { restoreSession: () => void; signal: AbortSignal },
): void {
  const syncSession = (): void => {
    const state = store.get(sessionStateAtom);
    if (isRemembered() !== (state === 'in') && state !== 'checking') restoreSession();
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== null && key !== sessionKey) return;
    if (newValue === null) store.set(nameDraftAtom, undefined);
    syncSession();
  };
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', (event) => event.persisted && syncSession(), { signal });
}
