import type { SafeUrl } from '../safe-types.ts';
import { getPolicyHosts, type UrlPolicy } from './url-policy.ts';
import { isPlainPath, classifyUrl } from './classify-url.ts';
import { findContentUrl } from './content-url.ts';
import { isThisMachine } from './this-machine.ts';

/**
 * Checks an address for a frame: absolute, https, and exactly one of the policy's frame hosts (at the
 * site: `FRAME_HOSTS`). Plain http passes only
 * for a listed host on this machine, as in development. What the content service has under another name of its own is
 * shown from where browsers reach it.
 *
 * @returns an absolute address, or `undefined` when it is refused.
 */
export function toSafeFrameUrl(untrusted: unknown, policy: UrlPolicy): SafeUrl | undefined {
  const address = classifyUrl(untrusted);
  if (address?.kind !== 'web') return undefined;
  const hosts = getPolicyHosts(policy);
  const own = findContentUrl(address.url, hosts);
  if (own !== undefined && !isPlainPath(own.pathname)) return undefined;
  const { search, hash } = address.url;
  const url = own === undefined ? address.url : new URL(own.base + own.pathname + search + hash);
  if (url.protocol !== 'https:' && !isThisMachine(url.hostname)) return undefined;
  return hosts.frameHosts.has(url.host) ? (url.href as SafeUrl) : undefined;
}
