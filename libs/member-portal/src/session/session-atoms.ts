import { atom } from 'jotai';
import type { Member } from './member.ts';
import type { Members } from './members.ts';

/**
 * Whether somebody is logged in. `checking`: a remembered session is being looked up; `late`: that takes so long that
 * the visitor is told.
 */
export type SessionState = 'out' | 'checking' | 'late' | 'in';

export const sessionStateAtom = atom<SessionState>('out');

/** Who is logged in; `null` without a session. */
export const userAtom = atom<Member | null>(null);

/** Whether the last session ended without a logout. The login says so until somebody logs in. */
export const sessionEndedAtom = atom(false);

/** The name that a member is typing and has not saved. */
export const nameDraftAtom = atom<string | undefined>(undefined);

/** What can be done in the members' area; there once `connectMembers` was called for the store. */
export const membersAtom = atom<Members | undefined>(undefined);

/** What the header's menu shows to visitors who are not logged in. */
export type MenuView = 'login' | 'ask-mail' | 'set-password';

/** The menu's view; `asked` goes up each time the menu is to open by itself. */
export const memberMenuAtom = atom<{ view: MenuView; opens: number }>({
  view: 'login',
  opens: 0,
});

/** Whether the portal is asked for by the address: it opens after the login. */
export const portalRequestedAtom = atom(false);

/** Where a visitor is being sent by `mode`, and after how many ms; `undefined` without a redirect. */
export const redirectWindowAtom = atom<{ to: string; afterMs: number } | undefined>(undefined);

/** The code of a mail with which a password can be set. It is used when that is sent, and not before. */
export const resetCodeAtom = atom<string | undefined>(undefined);

/** True when the address was a mail's link for something that this site's own page does not do. */
export const unsupportedLinkAtom = atom(false);
