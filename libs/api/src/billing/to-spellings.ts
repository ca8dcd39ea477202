/** Addresses that differ only in case or in spaces around them are the same. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** An email address as typed and in lower case: it is undocumented if the vendor's filter ignores case. */
export function toSpellings(email: string): string[] {
  const typed = email.trim();
  return typed === '' ? [] : [...new Set([typed, normaliseEmail(typed)])];
}
