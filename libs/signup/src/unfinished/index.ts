/** The `sessionStorage` key of a sign-up that is not finished. */
export const unfinishedKey = 'guildhall-sign-up';

/** How long it is stored after the last change, ms. */
export const unfinishedMs = 30 * 60_000;

/** Whether the checkout's own page has just come back to this address: the api adds the parameter to the return URL. */
export function isBackFromCheckout(search: string): boolean {
  return search.includes('join=returned');
}

/**
 * Whether a sign-up form has to wake before it is touched: this tab has an unfinished sign-up, or the checkout's own page
 * has just come back. Removes what has expired. Does not import React.
 */
export function hasUnfinishedSignUp(now = Date.now()): boolean {
  try {
    const stored = sessionStorage.getItem(unfinishedKey);
    if (stored && !isTooOld(stored, now)) return true;
    sessionStorage.removeItem(unfinishedKey);
  } catch {
    // Storage is denied: only the address counts.
  }
  return isBackFromCheckout(location.search);
}

/** Whether a stored value has expired or is not ours: ours begin with their time. */
export function isTooOld(stored: string, now: number): boolean {
  return !(now - parseInt(stored) < unfinishedMs);
}
