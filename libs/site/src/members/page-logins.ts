import type { BrowserLogins } from '@guildhall/browser-suppliers';
import type { MembersOptions } from '@guildhall/member-portal';
import { hasStoredSession } from '@guildhall/member-portal/remembered';
import type { Store } from 'jotai';
import type { MembersBoot } from './members-boot.ts';
import { ownLoginsAtom } from './own-logins.ts';

/** The logins of a page, as its members' area needs them. */
export type PageLogins = Pick<
  MembersOptions,
  'loadIdentity' | 'isRemembered' | 'readRecord' | 'sessionKey' | 'endsPortal'
>;

/** Logins with passwords at the site's identity supplier, whose script is fetched when it is needed. */
export function connectOwnLogins(store: Store, { sessionKey, data }: MembersBoot): PageLogins {
  let loading: Promise<BrowserLogins> | undefined;
  const load = () => (loading ??= fetchLogins());
  async function fetchLogins(): Promise<BrowserLogins> {
    try {
      const factory = await store.get(ownLoginsAtom)?.load();
      if (!factory) throw new Error('the build has no logins: name them in vite.config.ts');
      return factory.connectLogins(data);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return {
    sessionKey,
    isRemembered: () => hasStoredSession(sessionKey),
    loadIdentity: async () => (await load()).loadIdentity(),
    readRecord: async (...request) => (await load()).readRecord(...request),
  };
}
