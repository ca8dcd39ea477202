import type { SafeUrl } from '../safe-types.ts';
import { classifyAddress } from './classify-address.ts';

/**
 * The link that writes to an email address given as plain text.
 * @example mailLink('post@example.org') // 'mailto:post@example.org'
 */
export function mailLink(address: string): SafeUrl | undefined {
  return schemeLink('mailto:', /[?&]/.test(address) ? '' : address);
}

/**
 * The link that calls a phone number given as plain text; blanks are left out.
 * @example phoneLink('+45 33 11 22 33') // 'tel:+4533112233'
 */
export function phoneLink(number: string): SafeUrl | undefined {
  return schemeLink('tel:', number);
}

function schemeLink(scheme: 'mailto:' | 'tel:', text: string): SafeUrl | undefined {
  const address = classifyAddress(scheme + text.trim());
  return address?.kind === 'mail or phone' ? (address.text as SafeUrl) : undefined;
}
