// cspell:ignore FPAU FPGCLAW FPGCLDC FPID FPLC
import type { ConsentPurpose } from '@guildhall/organisation';

/**
 * Cookies of Google's tags, by purpose; `*` stands for any end of a name. Source: "Cookies and user identification" and
 * "First-party cookies" at https://developers.google.com/tag-platform.
 */
const knownCookies: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  statistics: ['_ga', '_ga_*', '_gid', '_gat*', 'FPID', 'FPLC'],
  marketing: ['_gcl_*', '_gac_*', 'FPAU', 'FPGCLAW', 'FPGCLDC'],
};

interface TagCookiesOptions {
  /** Purposes that the visitor agreed to. */
  purposes: readonly ConsentPurpose[];
  /** Names of further cookies, removed unless all purposes are granted. */
  furtherCookies: readonly string[];
  /** Host of the site. Tags choose a domain above it themselves. */
  host: string;
}

/** Returns the `Set-Cookie` headers that remove the cookies of tags whose purpose is not granted. */
export function removeTagCookies(
  cookies: string,
  { purposes, furtherCookies, host }: TagCookiesOptions,
): string[] {
  const refused = Object.entries(knownCookies).filter(([name]) => !purposes.includes(name as ConsentPurpose));
  const patterns = refused.flatMap(([, names]) => names);
  if (refused.length > 0) patterns.push(...furtherCookies);
  const names = cookies.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  const domains = listDomains(host);
  return names
    .filter((name) => /^[\w.-]+$/.test(name) && patterns.some((pattern) => matches(name, pattern)))
    .flatMap((name) => [
      `${name}=; Max-Age=0; Path=/`,
      ...domains.map((domain) => `${name}=; Max-Age=0; Path=/; Domain=${domain}`),
    ]);
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Returns the host and the domains above it; an IP address and a name without dots have none. */
function listDomains(host: string): string[] {
  const labels = /[a-z]/i.test(host) ? host.split('.') : [];
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
}
