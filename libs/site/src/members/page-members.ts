import { connectMembers, createMemberCalls, createRecordReader } from '@guildhall/member-portal';
import { isRemembered } from '@guildhall/member-portal/remembered';
import { defaultPaths } from '@guildhall/organisation';
import { forgetSignUp } from '@guildhall/signup';
import { pageStore } from '../atoms/store.ts';
import { readBootData } from '../cart/boot-data.ts';
import { markMember } from './mark-member.ts';
import type { MembersBoot } from './members-boot.ts';

/** Connects the members' area once per page, when one of its islands wakes. */
const boot = JSON.parse(readBootData('members') ?? '{}') as MembersBoot;
const { apiKey, projectId, standIn, records, actionUrl, portalOrigins, paths } = boot;

if (apiKey) {
  connectMembers(pageStore, {
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
    readRecord: createRecordReader(records),
    portalOrigins,
    actionUrl,
    paths: { ...defaultPaths, ...paths },
    onTechnicalError: (code) => console.error(`The identity service responded with ${code}`),
    onLogOut: forgetSignUp,
  });
  markMember(pageStore);
  if (document.querySelector('[data-gate-status]'))
    void import('./member-entry.ts').then(({ startGate }) => startGate());
}
