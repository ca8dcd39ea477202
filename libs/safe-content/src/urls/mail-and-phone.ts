import type { SafeUrl } from '../safe-types.ts';
import { classifyUrl } from './classify-url.ts';

/**
 * Creates a link to an email address.
 * @example toMailLink('post@example.org') // 'mailto:post@example.org'
 */
export function toMailLink(address: string): SafeUrl | undefined {
  return toSchemeLink('mailto:', /[?&]/.test(address) ? '' : address);
}

/**
 * Creates a link that calls a phone number; spaces are removed.
 * @example toPhoneLink('+45 33 11 22 33') // 'tel:+4533112233'
 */
export function toPhoneLink(number: string): SafeUrl | undefined {
  return toSchemeLink('tel:', number);
}

function toSchemeLink(scheme: 'mailto:' | 'tel:', text: string): SafeUrl | undefined {
  const address = classifyUrl(scheme + text.trim());
  return address?.kind === 'program' ? (address.text as SafeUrl) : undefined;
}
