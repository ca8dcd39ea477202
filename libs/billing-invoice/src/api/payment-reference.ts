import { randomInt } from 'node:crypto';

/** Digits after the check digits. */
const bodyLength = 10;

/**
 * Creates a payment reference: a creditor reference of ISO 11649, which banks check too. Only digits follow `RF`, so that
 * the check digits find every wrong digit, and any two neighbours that were swapped.
 *
 * @example createPaymentReference() // 'RF485390075470'
 */
export function createPaymentReference(): string {
  const body = String(randomInt(10 ** (bodyLength - 1), 10 ** bodyLength));
  const check = 98 - computeRemainder(`${body}RF00`);
  return `RF${String(check).padStart(2, '0')}${body}`;
}

/**
 * Parses a payment reference as people type it: with spaces, in any case.
 *
 * @returns `undefined` if it is mistyped
 */
export function parsePaymentReference(text: string): string | undefined {
  const compact = toCompact(text);
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(compact) && hasValidCheckDigits(compact) ? compact : undefined;
}

/** Returns the text without spaces, in upper case. */
export const toCompact = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Checks the digits of ISO 7064, mod 97-10, at the third and fourth place: IBANs and creditor references have the same. */
export function hasValidCheckDigits(compact: string): boolean {
  return computeRemainder(compact.slice(4) + compact.slice(0, 4)) === 1;
}

/** The remainder of a number written with digits and letters, of which A is 10. */
function computeRemainder(text: string): number {
  let remainder = 0;
  for (const character of text)
    for (const digit of String(parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}
