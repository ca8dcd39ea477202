/** `localStorage` key of the note that this browser has a session that was opened by a link. */
export const sessionKey = 'guildhall-session';

/**
 * Returns true if a member logged in by a link on this browser before. The session itself is in a cookie that scripts
 * cannot read.
 */
export function isSessionRemembered(): boolean {
  return readNote() === 'open';
}

/** Returns true if the note of it is this tab's, and ends with the browser. */
export function isSessionBrief(): boolean {
  try {
    return sessionKey in sessionStorage;
  } catch {
    return false;
  }
}

/** Returns true if a logout has not reached the api yet. */
export function isSessionEnding(): boolean {
  return readNote() === 'ending';
}

/** @param isBrief true if nothing may be left once the browser is closed: then the note is this tab's */
export function rememberSession(state: 'open' | 'ending', isBrief = false): void {
  try {
    sessionStorage.removeItem(sessionKey);
    localStorage.setItem(sessionKey, state);
    if (!isBrief) return;
    // Other tabs learn of the change by the note that was there for a moment.
    sessionStorage.setItem(sessionKey, state);
    localStorage.removeItem(sessionKey);
  } catch {
    // Storage is blocked: there is no note.
  }
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(sessionKey);
    sessionStorage.removeItem(sessionKey);
  } catch {
    // Storage is blocked: there is no note.
  }
}

function readNote(): string | null {
  try {
    return sessionStorage.getItem(sessionKey) ?? localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}
