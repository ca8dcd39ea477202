import { connectMembers, createMemberCalls, createRecordReader, memberTexts } from '@guildhall/member-portal';
import { isRemembered } from '@guildhall/member-portal/remembered';
import { defaultPaths } from '@guildhall/organisation';
import { forgetSignUp } from '@guildhall/signup';
import { mergeTexts } from '@guildhall/ui';
import type { Store } from 'jotai';
import { readBootData } from '../boot-data.ts';
import { forgetReadPages } from './forget-read-pages.ts';
import { markMember } from './mark-member.ts';
import { parseMembersBoot } from './members-boot.ts';
import { ownMemberTextsAtom } from './own-member-texts.ts';

/** Filled in by the build (`src/vite/guildhall.ts`). */
const hasMembership = import.meta.env.GUILDHALL_MEMBERSHIP !== false;

let isConnected = false;

/** Connects the members' area once per page, when one of its islands wakes. */
export function connectPageMembers(store: Store): void {
  const boot = parseMembersBoot(readBootData('members') ?? '');
  const { apiKey, projectId, standIn, recordsHost, actionUrl, portalOrigins, paths } = boot;
  if (!apiKey || isConnected) return;
  isConnected = true;
  connectMembers(store, {
    async loadIdentity() {
      const { createFirebaseIdentity } = await import('@guildhall/member-portal/identity');
      return createFirebaseIdentity({
        apiKey,
        projectId,
        ...(standIn && { emulatorOrigin: location.origin }),
      });
    },
    isRemembered: () => isRemembered(apiKey),
    calls: createMemberCalls(),
    readRecord: createRecordReader(`${recordsHost}/v1/projects/${projectId}/databases/(default)/documents`),
    portalOrigins,
    actionUrl,
    paths: { ...defaultPaths, ...paths },
    texts: mergeTexts(memberTexts, store.get(ownMemberTextsAtom)),
    onTechnicalError: (code) => console.error(`The identity service responded with ${code}`),
    onLogOut() {
      if (hasMembership) forgetSignUp();
      forgetReadPages();
    },
  });
  markMember(store);
  if (document.querySelector('[data-gate-status]'))
    void import('./member-entry.ts').then(({ startGate }) => startGate(store));
}
