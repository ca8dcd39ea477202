'use client';

import { atom } from 'jotai';
import type { Member } from './member.ts';
import type { Members } from './members.ts';

/** `checking`: a remembered session is being checked; `late`: this takes so long that the visitor is notified. */
export type SessionState = 'out' | 'checking' | 'late' | 'in';

/**
 * The state of the session.
 *
 * @example
 * const canLogIn = store.get(sessionStateAtom) !== 'in';
 */
export const sessionStateAtom = atom<SessionState>('out');

/**
 * The person who is logged in; null while nobody is, or it is not known yet.
 *
 * @example
 * store.sub(userAtom, () => console.info(store.get(userAtom)?.displayName ?? 'nobody'));
 */
export const userAtom = atom<Member | null>(null);

/**
 * True after a session ended without a logout, until the next login.
 *
 * @example
 * const note = store.get(sessionEndedAtom) ? 'You have been logged out' : '';
 */
export const sessionEndedAtom = atom(false);

export const nameDraftAtom = atom<string | undefined>(undefined);

/** The email typed at the login, for the form that requests a new link. */
export const typedEmailAtom = atom<string | undefined>(undefined);

/**
 * The actions of the members' area; `undefined` while the store is not connected.
 *
 * @example
 * const problem = await store.get(membersAtom)?.logIn('anna@example.org', 'four unrelated words here');
 */
export const membersAtom = atom<Members | undefined>(undefined);

/** View of the header's menu while nobody is logged in. */
export type MenuView = 'login' | 'request-mail' | 'set-password';

/**
 * The header's menu while nobody is logged in: which form it shows, and how often it was opened. `opens` counts the
 * requests to open the menu: raise it to open it.
 *
 * @example
 * store.set(memberMenuAtom, ({ opens }) => ({ view: 'request-mail', opens: opens + 1 }));
 */
export const memberMenuAtom = atom<{ view: MenuView; opens: number }>({
  view: 'login',
  opens: 0,
});

/** True if the portal was requested: it opens after the login. */
export const portalRequestedAtom = atom(false);

/** Code of an email; used on submit only. */
export const resetCodeAtom = atom<string | undefined>(undefined);

/** Secret of a login link; used on a press only. */
export const linkAtom = atom<string | undefined>(undefined);

/** True if the URL was an email's link for an action that this site does not support. */
export const unsupportedLinkAtom = atom(false);
