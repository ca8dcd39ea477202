import type { SafeUrl } from '../safe-types.ts';
import { parseUrl } from './parse-web-url.ts';
import { isEncryptedOrLocal } from './this-machine.ts';

/**
 * Checks a URL that leaves the site, such as a checkout: on one of the given origins, and https, or http on this
 * machine.
 *
 * @param options.locale added as the parameter `locale`
 * @returns the URL, or `undefined` if it is refused
 * @example toSafeExitUrl('https://shop.example/c/1?key=x', { origins: ['https://shop.example'], locale: 'en' })
 */
export function toSafeExitUrl(
  address: string | null | undefined,
  { origins, locale }: { origins: readonly string[]; locale?: string },
): SafeUrl | undefined {
  const url = parseUrl(address ?? '');
  if (!url || !origins.includes(url.origin) || !isEncryptedOrLocal(url)) return undefined;
  if (locale !== undefined) url.searchParams.set('locale', locale);
  return url.href as SafeUrl;
}
