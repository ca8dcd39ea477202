/** Two addresses that differ in case or by spaces around them are one. */
export function normalizedEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** An e-mail address as typed and in small letters: whether the vendor's filter ignores case is not documented. */
export function spellingsOf(email: string): string[] {
  const typed = email.trim();
  return typed === '' ? [] : [...new Set([typed, normalizedEmail(typed)])];
}
