const key = 'guildhall-reset-code';
/** As long as the identity service takes a code, about: an hour. */
const maxAgeMs = 60 * 60_000;

/**
 * Keeps the code of a mail in this tab until it is used: it is no longer in the address, and phones drop the pages of
 * tabs while their user is in the password manager.
 */
export function saveResetCode(code: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ code, at: now }));
  } catch {
    // Storage is denied: after a reload the mail's link has to be opened again.
  }
}

export function readResetCode(now = Date.now()): string | undefined {
  try {
    const { code, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { code?: unknown; at?: unknown };
    const isFresh = typeof at === 'number' && now - at < maxAgeMs;
    return isFresh && typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

export function forgetResetCode(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is denied: nothing was kept either.
  }
}
