import type { GrantedSession, ListedIdentity } from './identity-controls.ts';
import type { IdentityChanges, NewIdentity } from './identity.ts';
import type { ProjectSettings } from './strict-project.ts';
import type { MemberRecord } from './seed-identities.ts';

/** Controls of the identity service and the members' records, for tests. */
export interface IdentityControls {
  /** Starts the service now, so that tests do not wait for it later. */
  start(): Promise<void>;
  members(): Promise<ListedIdentity[]>;
  /** Adds a member, verified by default; resolves to the uid. */
  addMember(order: NewIdentity & { record?: MemberRecord }): Promise<string>;
  changeMember(uid: string, changes: IdentityChanges): Promise<void>;
  deleteMember(uid: string): Promise<void>;
  /** Ends every session: all earlier tokens are refused. Takes up to a second. */
  signOut(uid: string): Promise<void>;
  /**
   * Starts a session of a member, without a browser. `agoS` sets the login in the past; after 3600 its ID token has
   * expired.
   */
  session(uid: string, agoS?: number): Promise<GrantedSession>;
  /** Creates a code, as in an email link. Default `PASSWORD_RESET`. */
  code(email: string, requestType?: string): Promise<string>;
  /** Makes all codes expire, or those of one email address. */
  expireCodes(email?: string): Promise<void>;
  /** Sets the hosts allowed as continue URLs, besides the site's own. */
  putDomains(domains: readonly string[]): Promise<void>;
  putSettings(settings: ProjectSettings): Promise<void>;
  records(): Promise<Record<string, MemberRecord>>;
  putRecord(uid: string, record: MemberRecord): Promise<void>;
  deleteRecord(uid: string): Promise<void>;
  reset(): Promise<void>;
}

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

export function controlIdentity(send: Send): IdentityControls {
  const toMemberPath = (uid: string) => `identity/members/${encodeURIComponent(uid)}`;
  const toRecordPath = (uid: string) => `records/${encodeURIComponent(uid)}`;
  return {
    start: async () => void (await send('POST', 'identity/start')),
    members: async () => (await send('GET', 'identity/members')) as ListedIdentity[],
    addMember: async (order) => ((await send('POST', 'identity/members', order)) as { uid: string }).uid,
    changeMember: async (uid, changes) => void (await send('PUT', toMemberPath(uid), changes)),
    deleteMember: async (uid) => void (await send('DELETE', toMemberPath(uid))),
    signOut: async (uid) => void (await send('POST', `${toMemberPath(uid)}/sign-out`)),
    session: async (uid, agoS = 0) =>
      (await send('POST', `${toMemberPath(uid)}/session`, { agoS })) as GrantedSession,
    code: async (email, requestType = 'PASSWORD_RESET') =>
      ((await send('POST', 'identity/codes', { email, requestType })) as { oobCode: string }).oobCode,
    expireCodes: async (email) =>
      void (await send('POST', 'identity/codes/expire', { ...(email && { email }) })),
    putDomains: async (domains) => void (await send('PUT', 'identity/domains', { domains })),
    putSettings: async (settings) => void (await send('PUT', 'identity/settings', settings)),
    records: async () => (await send('GET', 'records')) as Record<string, MemberRecord>,
    putRecord: async (uid, value) => void (await send('PUT', toRecordPath(uid), value)),
    deleteRecord: async (uid) => void (await send('DELETE', toRecordPath(uid))),
    async reset() {
      await send('DELETE', 'identity');
      await send('DELETE', 'records');
    },
  };
}
