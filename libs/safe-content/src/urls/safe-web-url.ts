import type { SafeUrl } from '../safe-types.ts';
import { parseWebUrl } from './parse-web-url.ts';
import { isEncryptedOrLocal } from './this-machine.ts';

/**
 * Checks an absolute address of any host, where something else says which hosts are fit: `https`, or `http` on this
 * machine, without user names and tricks. Imports none of the other guards, for code that is sent to browsers.
 *
 * @returns the address as the platform understood it, or `undefined` when it is refused.
 * @example toSafeWebUrl('https://cdn.shop.example/a.jpg')
 */
export function toSafeWebUrl(untrusted: unknown): SafeUrl | undefined {
  const url = parseWebUrl(untrusted);
  return url && isEncryptedOrLocal(url) ? (url.href as SafeUrl) : undefined;
}
