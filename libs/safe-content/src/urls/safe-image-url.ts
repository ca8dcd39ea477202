import type { SafeUrl } from '../safe-types.ts';
import { getPolicyHosts, type UrlPolicy } from './url-policy.ts';
import { isPlainPath, classifyUrl } from './classify-url.ts';
import { findContentUrl, findPathWithin, findScheme } from './content-url.ts';

/**
 * Checks a URL for an image: only on the content service and media origins, by host and port; http becomes https if
 * the configuration has https. Paths and other hosts of the content service use its public host.
 *
 * @returns an absolute URL, or `undefined` if it is refused
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
  const contentUrl =
    address.kind === 'web'
      ? findContentUrl(address, hosts)
      : {
          base: content.origin + content.folder,
          pathname: findPathWithin(url.pathname, content) ?? url.pathname,
        };
  if (contentUrl !== undefined)
    return isPlainPath(contentUrl.pathname)
      ? contentUrl.base + contentUrl.pathname + url.search + url.hash
      : undefined;
  for (const place of hosts.media) {
    const scheme = findScheme(address, place);
    if (scheme !== undefined) return scheme + url.href.slice(url.protocol.length);
  }
  return undefined;
}
