import { createLinkIdentity, endSession, takePendingLink } from '@guildhall/member-portal/links';
import { isSessionEnding, isSessionRemembered, sessionKey } from '@guildhall/member-portal/remembered';
import type { Store } from 'jotai';
import type { PageLogins } from './page-logins.ts';

/** Logins by links in emails, at the site's own api. */
export function connectLinkLogins(store: Store): PageLogins {
  takePendingLink(store);
  if (isSessionEnding()) void endSession();
  const identity = createLinkIdentity();
  return {
    loadIdentity: async () => identity,
    isRemembered: isSessionRemembered,
    readRecord: identity.readRecord,
    sessionKey,
    endsPortal: true,
  };
}
