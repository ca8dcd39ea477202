import type { MemberPaths } from '@guildhall/organisation';

/** Settings of the members' area for a page's script; all of them are public. */
export interface MembersBoot {
  projectId: string;
  apiKey: string;
  /** True if the identity service is a stand-in under the page's own origin. */
  standIn: boolean;
  /** Start of the records' URLs: an origin, or the path of a stand-in under the page's own origin. */
  recordsHost: string;
  /** Page for the codes in the identity service's emails. */
  actionUrl: string;
  portalOrigins: readonly string[];
  /** Paths of the members' pages that differ from `/login`, `/profile` and `/reset-password`. */
  paths?: Partial<MemberPaths>;
}

const productionRecords = 'https://firestore.googleapis.com';

/**
 * Writes the settings into a page as words, the API key first. It is part of every page: as JSON in an attribute it would
 * be three times as long.
 */
export function formatMembersBoot(boot: MembersBoot): string {
  return [
    boot.apiKey,
    boot.projectId,
    boot.standIn ? 'stand-in' : '',
    boot.recordsHost === productionRecords ? '' : boot.recordsHost,
    boot.actionUrl,
    boot.portalOrigins.join(),
    ...Object.entries(boot.paths ?? {}).map((path) => path.join('=')),
  ].join(' ');
}

/** Reads what `formatMembersBoot` wrote. */
export function parseMembersBoot(text: string): MembersBoot {
  const [apiKey = '', projectId = '', standIn, recordsHost, actionUrl = '', portals, ...paths] =
    text.split(' ');
  return {
    ...{ apiKey, projectId, actionUrl },
    standIn: Boolean(standIn),
    recordsHost: recordsHost || productionRecords,
    portalOrigins: portals ? portals.split(',') : [],
    paths: Object.fromEntries(paths.map((path) => path.split('='))),
  };
}
