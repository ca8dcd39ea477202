import type { SafeUrl } from '../safe-types.ts';
import { knownHosts, type AddressPolicy } from './address-policy.ts';
import { isPlainPath, classifyAddress } from './classify-address.ts';
import { ownAddress, pathWithin, schemeOn } from './own-address.ts';

/**
 * Checks an address for a picture: the content service and the media origins only, compared with host and port; plain
 * http becomes https where the configuration has https. What the content service has under another name of its own is
 * fetched from where browsers reach it, and so is a path without a host.
 *
 * @returns an absolute address, or `undefined` when it is refused.
 * @example safePicture('/media/a.webp', policy) // 'https://content.example/media/a.webp'
 */
export function safePicture(untrusted: unknown, policy: AddressPolicy): SafeUrl | undefined {
  return pictureText(untrusted, policy) as SafeUrl | undefined;
}

function pictureText(untrusted: unknown, policy: AddressPolicy): string | undefined {
  const address = classifyAddress(untrusted);
  if (address?.kind !== 'path' && address?.kind !== 'web') return undefined;
  const hosts = knownHosts(policy);
  const { url } = address;
  const { content } = hosts;
  const own =
    address.kind === 'web'
      ? ownAddress(url, hosts)
      : {
          base: content.origin + content.folder,
          pathname: pathWithin(url.pathname, content) ?? url.pathname,
        };
  if (own !== undefined)
    return isPlainPath(own.pathname) ? own.base + own.pathname + url.search + url.hash : undefined;
  for (const place of hosts.media) {
    const scheme = schemeOn(url, place);
    if (scheme !== undefined) return scheme + url.href.slice(url.protocol.length);
  }
  return undefined;
}
