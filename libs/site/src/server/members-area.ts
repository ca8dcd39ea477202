import { defaultPaths, type MemberPaths } from '@guildhall/organisation';
import { findOwnPaths } from '../members/own-paths.ts';
import type { MembersBoot } from '../members/members-boot.ts';
import type { Config } from './config.ts';

type MembersConfig = Partial<
  Pick<
    Config,
    | 'IDENTITY_PROJECT'
    | 'IDENTITY_API_KEY'
    | 'IDENTITY_ORIGIN'
    | 'RECORDS_ORIGIN'
    | 'AUTH_ACTION_URL'
    | 'PORTAL_ORIGINS'
    | 'BILLING_SITE_ORIGIN'
    | 'SITE_ORIGIN'
  >
>;

/** Paths of local stand-ins under the site's own origin, named after the vendor's hosts. */
export const forwardedHosts = {
  identity: ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'],
  records: ['/firestore.googleapis.com'],
} as const;

/**
 * Returns the members' area; `undefined` if no identity service is configured: then there is no login.
 *
 * @param paths those of the members' pages
 */
export function findMembersArea(
  config: MembersConfig,
  paths: MemberPaths = defaultPaths,
): MembersBoot | undefined {
  const { IDENTITY_PROJECT: projectId, IDENTITY_API_KEY: apiKey, BILLING_SITE_ORIGIN: billing } = config;
  if (!projectId || !apiKey) return undefined;
  const [records] = forwardedHosts.records;
  const own = findOwnPaths(paths);
  return {
    ...{ projectId, apiKey, standIn: config.IDENTITY_ORIGIN !== undefined },
    recordsHost: config.RECORDS_ORIGIN ? records : `https:/${records}`,
    actionUrl: config.AUTH_ACTION_URL ?? config.SITE_ORIGIN + paths.resetPassword,
    portalOrigins: config.PORTAL_ORIGINS?.length ? config.PORTAL_ORIGINS : billing ? [billing] : [],
    ...(own && { paths: own }),
  };
}

/** Hosts that pages may connect to and frame for members. */
export function getMemberSources(config: MembersConfig): {
  connect: readonly string[];
  frames: readonly string[];
} {
  const area = findMembersArea(config);
  if (!area) return { connect: [], frames: [] };
  const hosts = [
    ...(config.IDENTITY_ORIGIN ? [] : forwardedHosts.identity),
    ...(config.RECORDS_ORIGIN ? [] : forwardedHosts.records),
  ];
  return { connect: hosts.map((host) => `https:/${host}`), frames: area.portalOrigins };
}
