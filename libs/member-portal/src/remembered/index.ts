export { isSessionEnding, isSessionRemembered, sessionKey } from './link-session.ts';

/**
 * Returns true if a member logged in on this browser before, or a logout has not ended; otherwise nothing has to be
 * loaded.
 *
 * @param key key of the identity service's session, in `localStorage` or, for a brief one, in `sessionStorage`
 */
export function hasStoredSession(key: string): boolean {
  try {
    return key in sessionStorage || key in localStorage;
  } catch {
    // Storage is blocked: no session outlives its page.
    return false;
  }
}

/**
 * Returns true if the query requests something of the members' area: `login`, `set-password`, `edit-subscription`, or
 * a link of the identity service's emails.
 *
 * @example
 * needsMembersArea('?login=/profile'); // true
 * needsMembersArea('?category=news'); // false
 */
export function needsMembersArea(search: string): boolean {
  return /[?&](login|set-password|edit-subscription|mode)\b/.test(search);
}
