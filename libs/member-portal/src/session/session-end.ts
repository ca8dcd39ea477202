import { removeInfoMessage, showInfoMessage } from '@guildhall/ui';
import type { Store } from 'jotai';
import type { MemberTexts } from '../texts/member-texts.ts';
import type { MemberPage } from './member-page.ts';
import type { MemberPaths } from '@guildhall/organisation';
import { saveNameDraft } from './name-draft.ts';
import { sessionEndedAtom } from './session-atoms.ts';
import { createTabNote } from './tab-note.ts';

const note = createTabNote('guildhall-session-ended');

export interface SessionEndOptions {
  page: MemberPage;
  paths: MemberPaths;
  texts: MemberTexts;
  isEndSaidOnPage?: (() => boolean) | undefined;
}

/**
 * Reports a session that ended without a logout, once, where the member looks: beside the login that is on the screen, or
 * by the page, otherwise in a message. The profile redirects to the login page, which reports it instead.
 */
export function showSessionEnd(store: Store, options: SessionEndOptions): void {
  const { page, paths, texts, isEndSaidOnPage } = options;
  if (store.get(sessionEndedAtom)) return;
  store.set(sessionEndedAtom, true);
  if (page.path === paths.profile) {
    saveNameDraft(store);
    return note.save('1');
  }
  if (page.path === paths.login || isEndSaidOnPage?.() || isMenuOpen()) return;
  const id = showInfoMessage(store, {
    status: 'error',
    title: texts.sessionEndedTitle,
    description: texts.problems['session-ended'],
  });
  // It stays until it is closed, or no longer true.
  const stop = store.sub(sessionEndedAtom, () => {
    if (store.get(sessionEndedAtom)) return;
    removeInfoMessage(store, id);
    stop();
  });
}

/** True if the header's menu is open: the login appears in it, with the notice. */
function isMenuOpen(): boolean {
  const canOpen = CSS.supports('selector(:popover-open)');
  return canOpen && document.querySelector('[data-member-menu]:popover-open') !== null;
}

/** Reports on the login page, once, that the previous page lost its session. */
export function restoreSessionEnd(
  store: Store,
  { page, paths }: { page: MemberPage; paths: MemberPaths },
): void {
  if (page.path === paths.login && note.takeOut() !== undefined) store.set(sessionEndedAtom, true);
}
