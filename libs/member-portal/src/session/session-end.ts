import { showInfoMessage } from '@guildhall/ui';
import type { Store } from 'jotai';
import type { MemberTexts } from '../texts/member-texts.ts';
import { profilePath, loginPath, type MemberPage } from './member-page.ts';
import { saveNameDraft } from './name-draft.ts';
import { sessionEndedAtom } from './session-atoms.ts';

const key = 'guildhall-session-ended';

/**
 * Says that a session has ended without a logout: by a message on the page, and beside the login. The profile
 * is left for the login page, which says it instead.
 */
export function showSessionEnd(
  store: Store,
  { page, texts }: { page: MemberPage; texts: MemberTexts },
): void {
  if (store.get(sessionEndedAtom)) return;
  store.set(sessionEndedAtom, true);
  if (page.path === profilePath) {
    saveNameDraft(store);
    return saveSessionEnd();
  }
  showInfoMessage(store, {
    status: 'error',
    title: texts.sessionEndedTitle,
    description: texts.problems['session-ended'],
  });
}

/** Says on the login page, once, what the page before it found. */
export function restoreSessionEnd(store: Store, { path }: MemberPage): void {
  if (path !== loginPath) return;
  try {
    if (sessionStorage.getItem(key) === null) return;
    sessionStorage.removeItem(key);
    store.set(sessionEndedAtom, true);
  } catch {
    // Storage is denied: nothing was remembered either.
  }
}

function saveSessionEnd(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage is denied: the login page opens without the words.
  }
}
