import type { SafeUrl } from '../safe-types.ts';
import { getPolicyHosts, type UrlPolicy } from './url-policy.ts';
import { isPlainPath, classifyUrl } from './classify-url.ts';
import { findContentUrl } from './content-url.ts';
import { isThisMachine } from './this-machine.ts';

/**
 * Checks a URL for a frame: absolute, https, and exactly on one of the policy's frame hosts (for the site:
 * `FRAME_HOSTS`). Plain http is allowed only for a listed host on this machine. Other hosts of the content service
 * are replaced by its public one.
 *
 * @returns an absolute URL, or `undefined` if it is refused
 */
export function toSafeFrameUrl(untrusted: unknown, policy: UrlPolicy): SafeUrl | undefined {
  const address = classifyUrl(untrusted);
  if (address?.kind !== 'web') return undefined;
  const hosts = getPolicyHosts(policy);
  const contentUrl = findContentUrl(address, hosts);
  if (contentUrl !== undefined && !isPlainPath(contentUrl.pathname)) return undefined;
  const { search, hash } = address.url;
  const url =
    contentUrl === undefined ? address.url : new URL(contentUrl.base + contentUrl.pathname + search + hash);
  if (url.protocol !== 'https:' && !isThisMachine(url.hostname)) return undefined;
  return hosts.frameHosts.has(url.host) ? (url.href as SafeUrl) : undefined;
}
