import { createStore, Provider } from 'jotai';
import { useState, type ReactElement, type ReactNode } from 'react';
import { portalAtom, type PortalState } from '../portal/portal-atoms.ts';
import type { Member } from './member.ts';
import type { Members } from './members.ts';
import {
  linkAtom,
  memberMenuAtom,
  membersAtom,
  resetCodeAtom,
  sessionStateAtom,
  unsupportedLinkAtom,
  userAtom,
  type MenuView,
  type SessionState,
} from './session-atoms.ts';
import { redirectWindowAtom } from '../redirect/redirect-window-atom.ts';
import { createStandInMembers } from './stand-in.fixture.ts';

export interface StoryState {
  state?: SessionState;
  user?: Member;
  members?: Partial<Members>;
  view?: MenuView;
  code?: string;
  /** Of the link of an email. */
  secret?: string;
  unsupportedLink?: boolean;
  portal?: PortalState;
  redirect?: { to: string; afterMs: number };
}

export function InState({ children, ...given }: StoryState & { children: ReactNode }): ReactElement {
  const [store] = useState(() => createStoryStore(given));
  return <Provider store={store}>{children}</Provider>;
}

export function createStoryStore({
  state,
  user,
  members,
  view,
  code,
  secret,
  unsupportedLink,
  portal,
  redirect,
}: StoryState) {
  const store = createStore();
  store.set(membersAtom, createStandInMembers(members));
  store.set(userAtom, user ?? null);
  store.set(sessionStateAtom, state ?? (user ? 'in' : 'out'));
  store.set(resetCodeAtom, code);
  store.set(linkAtom, secret);
  store.set(unsupportedLinkAtom, unsupportedLink ?? false);
  store.set(redirectWindowAtom, redirect);
  if (portal) store.set(portalAtom, portal);
  if (view) store.set(memberMenuAtom, { view, opens: 1 });
  return store;
}
