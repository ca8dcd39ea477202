import { sessionKey as linkSessionKey } from '@guildhall/member-portal/remembered';
import { defaultPaths, type MemberPaths } from '@guildhall/organisation';
import { findOwnPaths } from '../../members/own-paths.ts';
import type { MembersBoot } from '../../members/members-boot.ts';
import type { Config } from '../../config/config.ts';

type MembersConfig = Partial<Pick<Config, 'identity' | 'portalOrigins' | 'SITE_ORIGIN'>>;

/**
 * Returns the members' area; `undefined` if no identity supplier is configured: then there is no login.
 *
 * @param paths those of the members' pages
 */
export function findMembersArea(
  { identity, portalOrigins = [], SITE_ORIGIN: siteOrigin }: MembersConfig,
  paths: MemberPaths = defaultPaths,
): MembersBoot | undefined {
  if (!identity) return undefined;
  const own = findOwnPaths(paths);
  const ownActionUrl = siteOrigin + paths.resetPassword;
  const logins =
    identity.kind === 'links'
      ? { sessionKey: linkSessionKey, actionUrl: ownActionUrl, data: {} }
      : {
          sessionKey: identity.sessionKey,
          actionUrl: identity.actionUrl ?? ownActionUrl,
          data: identity.data ?? {},
        };
  return { ...logins, portalOrigins, ...(own && { paths: own }) };
}

/** Hosts that pages may connect to and frame for members, and those whose frames may take payments. */
export function getMemberSources({ identity, portalOrigins = [] }: MembersConfig): {
  connect: readonly string[];
  frames: readonly string[];
  payments?: readonly string[] | undefined;
} {
  if (!identity) return { connect: [], frames: [] };
  const { payments } = identity.sources ?? {};
  return {
    connect: identity.sources?.connections ?? [],
    frames: [...portalOrigins, ...(identity.sources?.frames ?? [])],
    payments: portalOrigins.length > 0 ? [...portalOrigins, ...(payments ?? [])] : payments,
  };
}
