import type { SafeUrl } from '../safe-types.ts';
import { parseWebUrl } from './parse-web-url.ts';
import { isEncryptedOrLocal } from './this-machine.ts';

/**
 * Checks an absolute URL whose host is checked elsewhere: https, or http on this machine, without user names or
 * deceptive characters. Independent of the other guards, so browser code stays small.
 *
 * @returns the parsed URL, or `undefined` if it is refused
 * @example toSafeWebUrl('https://cdn.shop.example/a.jpg')
 */
export function toSafeWebUrl(untrusted: unknown): SafeUrl | undefined {
  const url = parseWebUrl(untrusted);
  return url && isEncryptedOrLocal(url) ? (url.href as SafeUrl) : undefined;
}
