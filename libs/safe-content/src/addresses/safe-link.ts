import type { SafeUrl } from '../safe-types.ts';
import { knownHosts, type AddressPolicy } from './address-policy.ts';
import { judgeAddress, ownPath } from './judge-address.ts';
import { isPageAddress } from './page-address.ts';

/**
 * Judges an address for a link. Allowed are http and https, `mailto:`, `tel:`, site-relative paths, `?queries` and
 * `#fragments`. A page of the content host or of the site itself becomes site-relative with its query and fragment;
 * a file (`/wp-content/report.pdf`) keeps its host, and is the content host's when it was written without one.
 *
 * @returns the address as the browser's own parser understood it, or `undefined` when it is refused.
 * @example safeLink('https://content.example/about?x=1#team', policy) // '/about?x=1#team'
 */
export function safeLink(untrusted: unknown, policy: AddressPolicy): SafeUrl | undefined {
  return linkText(untrusted, policy) as SafeUrl | undefined;
}

function linkText(untrusted: unknown, policy: AddressPolicy): string | undefined {
  const judged = judgeAddress(untrusted);
  if (judged === undefined) return undefined;
  if (judged.kind === 'within page' || judged.kind === 'mail or phone') return judged.text;
  const hosts = knownHosts(policy);
  const onContentHost = judged.kind === 'path' || judged.url.host === hosts.contentHost;
  if (!onContentHost && judged.url.host !== hosts.siteHost) return judged.url.href;
  const path = ownPath(judged.url);
  if (path === undefined || isPageAddress(judged.url.pathname)) return path;
  return (onContentHost ? hosts.contentOrigin : hosts.siteOrigin) + path;
}
