/** How this site's part of the identity SDK is called; a part of the key under which it stores the session. */
export const appName = 'members';

/** The key in `localStorage` under which the identity SDK stores who is logged in. */
export function toSessionKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:${appName}`;
}

/** Whether somebody logged in here before. Without it there is no session, and nothing has to be fetched. */
export function isRemembered(apiKey: string): boolean {
  try {
    return localStorage.getItem(toSessionKey(apiKey)) !== null;
  } catch {
    // Storage is denied: no session outlives its page.
    return false;
  }
}

/** Whether an address asks for something of the members' area: a reason to wake it. */
export function needsMembersArea(search: string): boolean {
  return /[?&](login|set-password|edit-subscription|mode)(?=[=&]|$)/.test(search);
}
