/** Addresses that differ only in case, in spaces around them or in their spelling in Unicode are the same. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
