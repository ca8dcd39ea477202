import { normaliseEmail } from '@guildhall/suppliers';

/** An email address as typed and in lower case: it is undocumented if the vendor's filter ignores case. */
export function toSpellings(email: string): string[] {
  const typed = email.trim();
  return typed === '' ? [] : [...new Set([typed, normaliseEmail(typed)])];
}
