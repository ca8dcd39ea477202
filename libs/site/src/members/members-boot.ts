import type { IdentityData } from '@guildhall/browser-suppliers';
import type { MemberPaths } from '@guildhall/organisation';

/** Settings of the members' area for a page's script; all of them are public. */
export interface MembersBoot {
  /** `localStorage` key of the identity supplier's session. */
  sessionKey: string;
  /** Page for the codes in the identity supplier's emails. */
  actionUrl: string;
  portalOrigins: readonly string[];
  /** Paths of the members' pages that differ from `/login`, `/profile` and `/reset-password`. */
  paths?: Partial<MemberPaths>;
  /** For the identity supplier's part in browsers. */
  data: IdentityData;
}

/**
 * Writes the settings into a page as words, the key of the session first. It is part of every page: as JSON in an
 * attribute it would be three times as long.
 */
export function formatMembersBoot({
  sessionKey,
  actionUrl,
  portalOrigins,
  paths,
  data,
}: MembersBoot): string {
  return [
    sessionKey,
    actionUrl,
    portalOrigins.join(),
    ...Object.entries(paths ?? {}).map((path) => path.join('=')),
    ...Object.entries(data).map(([name, value]) => `.${name}=${value}`),
  ].join(' ');
}

/** Reads what `formatMembersBoot` wrote. */
export function parseMembersBoot(text: string): MembersBoot {
  const [sessionKey = '', actionUrl = '', portals, ...pairs] = text.split(' ');
  const read = (isData: boolean) =>
    Object.fromEntries(
      pairs
        .filter((pair) => pair.startsWith('.') === isData)
        .map((pair) => {
          const at = pair.indexOf('=');
          return [pair.slice(Number(isData), at), pair.slice(at + 1)];
        }),
    );
  return {
    ...{ sessionKey, actionUrl },
    portalOrigins: portals ? portals.split(',') : [],
    paths: read(false),
    data: read(true),
  };
}
