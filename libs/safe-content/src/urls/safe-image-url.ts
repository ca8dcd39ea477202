import type { SafeUrl } from '../safe-types.ts';
import { getPolicyHosts, type UrlPolicy } from './url-policy.ts';
import { isPlainPath, classifyUrl } from './classify-url.ts';
import { findContentUrl, findPathWithin, findScheme } from './content-url.ts';

/**
 * Checks an address for a picture: the content service and the media origins only, compared with host and port; plain
 * http becomes https where the configuration has https. What the content service has under another name of its own is
 * fetched from where browsers reach it, and so is a path without a host.
 *
 * @returns an absolute address, or `undefined` when it is refused.
 * @example toSafeImageUrl('/media/a.webp', policy) // 'https://content.example/media/a.webp'
 */
export function toSafeImageUrl(untrusted: unknown, policy: UrlPolicy): SafeUrl | undefined {
  return findImageUrl(untrusted, policy) as SafeUrl | undefined;
}

function findImageUrl(untrusted: unknown, policy: UrlPolicy): string | undefined {
  const address = classifyUrl(untrusted);
  if (address?.kind !== 'path' && address?.kind !== 'web') return undefined;
  const hosts = getPolicyHosts(policy);
  const { url } = address;
  const { content } = hosts;
  const own =
    address.kind === 'web'
      ? findContentUrl(url, hosts)
      : {
          base: content.origin + content.folder,
          pathname: findPathWithin(url.pathname, content) ?? url.pathname,
        };
  if (own !== undefined)
    return isPlainPath(own.pathname) ? own.base + own.pathname + url.search + url.hash : undefined;
  for (const place of hosts.media) {
    const scheme = findScheme(url, place);
    if (scheme !== undefined) return scheme + url.href.slice(url.protocol.length);
  }
  return undefined;
}
