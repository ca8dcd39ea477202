/** `localStorage` key of the note that this browser has a session that was opened by a link. */
export const sessionKey = 'guildhall-session';

/**
 * Returns true if a member logged in by a link on this browser before. The session itself is in a cookie that scripts
 * cannot read.
 */
export function isSessionRemembered(): boolean {
  return readNote() === 'open';
}

/** Returns true if a logout has not reached the api yet. */
export function isSessionEnding(): boolean {
  return readNote() === 'ending';
}

/** Returns false where storage is blocked. */
export function rememberSession(state: 'open' | 'ending'): boolean {
  try {
    localStorage.setItem(sessionKey, state);
    return true;
  } catch {
    return false;
  }
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Storage is blocked: there is no note.
  }
}

function readNote(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}
