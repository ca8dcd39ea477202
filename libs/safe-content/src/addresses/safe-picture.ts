import type { SafeUrl } from '../safe-types.ts';
import { knownHosts, type AddressPolicy } from './address-policy.ts';
import { judgeAddress, ownPath } from './judge-address.ts';

/**
 * Judges an address for a picture: the content service's origin and the media origins only, compared with scheme and
 * port. A path without a host is a path on the content host.
 *
 * @returns an absolute address, or `undefined` when it is refused.
 * @example safePicture('/media/a.webp', policy) // 'https://content.example/media/a.webp'
 */
export function safePicture(untrusted: unknown, policy: AddressPolicy): SafeUrl | undefined {
  const judged = judgeAddress(untrusted);
  if (judged?.kind !== 'path' && judged?.kind !== 'web') return undefined;
  const hosts = knownHosts(policy);
  const { url } = judged;
  if (judged.kind === 'path') return `${hosts.contentOrigin}${ownPath(url)}` as SafeUrl;
  return hosts.pictureOrigins.has(url.origin) ? (url.href as SafeUrl) : undefined;
}
