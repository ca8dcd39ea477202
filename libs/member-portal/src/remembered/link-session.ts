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

export function rememberSession(state: 'open' | 'ending'): void {
  try {
    localStorage.setItem(sessionKey, state);
  } catch {
    // Storage is blocked: there is no note.
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
