import { connectMembers, createMemberCalls, memberTexts } from '@guildhall/member-portal';
import { defaultPaths } from '@guildhall/organisation';
import { forgetSignUp } from '@guildhall/signup';
import { mergeTexts } from '@guildhall/ui';
import type { Store } from 'jotai';
import { readBootData } from '../boot-data.ts';
import { forgetReadPages } from './forget-read-pages.ts';
import { connectLinkLogins } from './link-logins.ts';
import { markMember } from './mark-member.ts';
import { parseMembersBoot } from './members-boot.ts';
import { ownMemberTextsAtom } from './own-member-texts.ts';
import { connectOwnLogins } from './page-logins.ts';

/** Filled in by the build (`src/vite/guildhall.ts`). */
const hasMembership = import.meta.env.GUILDHALL_MEMBERSHIP !== false;

let isConnected = false;

/** Connects the members' area once per page, when one of its islands wakes. */
export function connectPageMembers(store: Store): void {
  const boot = parseMembersBoot(readBootData('members') ?? '');
  const { sessionKey, actionUrl, portalOrigins, paths } = boot;
  if (!sessionKey || isConnected) return;
  isConnected = true;
  const hasGate = document.querySelector('[data-gate-status]') !== null;
  connectMembers(store, {
    // Decided by the build: the other one is not part of it.
    ...(import.meta.env.GUILDHALL_LINKS === true ? connectLinkLogins(store) : connectOwnLogins(store, boot)),
    calls: createMemberCalls(),
    portalOrigins,
    actionUrl,
    paths: { ...defaultPaths, ...paths },
    texts: mergeTexts(memberTexts, store.get(ownMemberTextsAtom)),
    onTechnicalError: (code) => console.error(`The identity service responded with ${code}`),
    isEndSaidOnPage: () => hasGate,
    onLogOut() {
      if (hasMembership) forgetSignUp();
      forgetReadPages();
    },
  });
  markMember(store);
  if (hasGate) void import('./member-entry.ts').then(({ startGate }) => startGate(store));
}
