/** Name of the app at the identity SDK; part of its storage key. */
export const appName = 'members';

/** Returns the `localStorage` key of the identity SDK's session. */
export function toSessionKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:${appName}`;
}

/** Returns true if a member logged in on this browser before; otherwise nothing has to be loaded. */
export function isRemembered(apiKey: string): boolean {
  try {
    return localStorage.getItem(toSessionKey(apiKey)) !== null;
  } catch {
    // Storage is blocked: no session outlives its page.
    return false;
  }
}

/** Returns true if the query requests something of the members' area. */
export function needsMembersArea(search: string): boolean {
  return /[?&](login|set-password|edit-subscription|mode)(?=[=&]|$)/.test(search);
}
