const key = 'guildhall-reset-code';
/** The identity service's lifetime of a code, about an hour. */
const maxAgeMs = 60 * 60_000;

/**
 * Stores an email's code in this tab until it is used: it is no longer in the URL, and phones unload tabs while their
 * user is in the password manager.
 */
export function saveResetCode(code: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ code, at: now }));
  } catch {
    // Storage is blocked: after a reload the email's link has to be opened again.
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
    // Storage is blocked.
  }
}
