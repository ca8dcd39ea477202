import type { SafeUrl } from '../safe-types.ts';
import { isEncryptedOrLocal } from './this-machine.ts';

/**
 * Checks an address that the visitor leaves the site for, such as a checkout: it has to be on one of the origins given,
 * and `https`, or `http` on this machine.
 *
 * @param options.locale set as the parameter `locale`, beside those that the address has
 * @returns the address, or `undefined` when it is refused.
 * @example toSafeExitUrl('https://shop.example/c/1?key=x', { origins: ['https://shop.example'], locale: 'en' })
 */
export function toSafeExitUrl(
  address: string | null | undefined,
  { origins, locale }: { origins: readonly string[]; locale?: string },
): SafeUrl | undefined {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !origins.includes(url.origin) || !isEncryptedOrLocal(url)) return undefined;
  if (locale !== undefined) url.searchParams.set('locale', locale);
  return url.href as SafeUrl;
}
