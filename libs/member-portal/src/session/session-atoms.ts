'use client';

import { atom } from 'jotai';
import type { Member } from './member.ts';
import type { Members } from './members.ts';

/** `checking`: a remembered session is being checked; `late`: this takes so long that the visitor is notified. */
export type SessionState = 'out' | 'checking' | 'late' | 'in';

export const sessionStateAtom = atom<SessionState>('out');

export const userAtom = atom<Member | null>(null);

/** True after a session ended without a logout, until the next login. */
export const sessionEndedAtom = atom(false);

export const nameDraftAtom = atom<string | undefined>(undefined);

/** The email typed at the login, for the form that requests a new link. */
export const typedEmailAtom = atom<string | undefined>(undefined);

export const membersAtom = atom<Members | undefined>(undefined);

/** View of the header's menu while nobody is logged in. */
export type MenuView = 'login' | 'request-mail' | 'set-password';

/** `opens` counts the requests to open the menu. */
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
