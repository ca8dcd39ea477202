/**
 * Normalises an address for comparisons. Addresses that differ only in case, in spaces around them or in their
 * spelling in Unicode are the same. Emails go to the address as it is on file.
 *
 * @example
 * normaliseEmail(' Anna@Example.org'); // 'anna@example.org'
 */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
