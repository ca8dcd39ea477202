import {
  defineAdapter,
  type Adapter,
  type HostSettings,
  type IdentityConnection,
} from '@guildhall/suppliers';
import { findStoragePlace } from '@guildhall/server-kit/storage';
import { checkLinks } from './check-links.ts';
import { createLinkIdentity } from './link-identity.ts';
import { createLinkRecords } from './link-records.ts';
import { linkStore, openLinkStore, type LinkStore } from './link-store.ts';

/** Options of `memberLinks`, for tests. */
export interface MemberLinksOptions {
  /**
   * Returns the time, ms since 1970.
   * @default Date.now
   */
  now?: () => number;
}

/**
 * Logins of members by one-time links in emails, and their records, in a file of the api's own.
 *
 * @example
 * import { cps, runApi } from '@guildhall/api';
 *
 * await runApi({ organisation, suppliers: [memberLinks()], proxies: [cps] });
 */
export const memberLinks = ({ now = Date.now }: MemberLinksOptions = {}): Adapter =>
  defineAdapter({
    name: '@guildhall/members-links',
    part: 'members',
    // The sender of the emails, a variable of the api itself.
    roles: {
      members: { variables: ['MEMBER_MAIL_FROM'], connect: (settings) => toConnection(settings, now) },
    },
    createVariables: () => ({}),
    stores: [linkStore],
    check: async (settings, { isQuick, roles }) =>
      isQuick ? [] : checkLinks(settings, roles.has('members')),
  });

function toConnection(settings: HostSettings, now: () => number): IdentityConnection | undefined {
  const place = findStoragePlace(settings);
  if (place === undefined) return undefined;
  // One connection to the file: two in one process would lock each other out.
  let store: LinkStore | undefined;
  const open = (options: Parameters<typeof openLinkStore>[1] = {}) =>
    (store ??= openLinkStore(place, options));
  return {
    kind: 'links',
    connect: async (lockTimeoutMs, onStorageFailure) =>
      createLinkIdentity({
        now,
        store: open({ lockTimeoutMs, ...(onStorageFailure && { onFailure: onStorageFailure }) }),
      }),
    connectRecords: () => createLinkRecords(open()),
    fetchProblems: undefined,
  };
}
