import type { SafeUrl } from '../safe-types.ts';
import { knownHosts, type AddressPolicy } from './address-policy.ts';
import { judgeAddress } from './judge-address.ts';
import { isThisMachine } from './this-machine.ts';

/**
 * Judges an address for a frame: absolute, https, and exactly one of the policy's frame hosts. Plain http passes only
 * for a listed host on this machine, as in development.
 *
 * @returns an absolute address, or `undefined` when it is refused.
 */
export function safeFrame(untrusted: unknown, policy: AddressPolicy): SafeUrl | undefined {
  const judged = judgeAddress(untrusted);
  if (judged?.kind !== 'web') return undefined;
  const { url } = judged;
  if (url.protocol !== 'https:' && !isThisMachine(url.hostname)) return undefined;
  return knownHosts(policy).frameHosts.has(url.host) ? (url.href as SafeUrl) : undefined;
}
