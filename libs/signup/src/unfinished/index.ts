/**
 * The `sessionStorage` key of a sign-up that is not finished.
 *
 * @example
 * const draft = sessionStorage.getItem(unfinishedKey);
 */
export const unfinishedKey = 'guildhall-sign-up';

/**
 * Lifetime of an unfinished sign-up after its last change, ms.
 *
 * @example
 * unfinishedMs; // 1800000
 */
export const unfinishedMs = 30 * 60_000;

/**
 * True when the checkout's own page has just returned here: the api adds the parameter to the return URL.
 *
 * @example
 * isBackFromCheckout('?join=returned'); // true
 */
export function isBackFromCheckout(search: string): boolean {
  return search.includes('join=returned');
}

/**
 * True when a sign-up form has to hydrate before it is touched: this tab has an unfinished sign-up, or the checkout's own
 * page has just returned. Removes an expired sign-up. Does not import React.
 */
export function hasUnfinishedSignUp(now = Date.now()): boolean {
  try {
    // A property takes fewer bytes than the method; without a value it is undefined.
    if (!isTooOld(sessionStorage[unfinishedKey] as string | undefined, now)) return true;
    sessionStorage.removeItem(unfinishedKey);
  } catch {
    // Storage is denied: only the URL counts.
  }
  return isBackFromCheckout(location.search);
}

/**
 * True for a stored value that has expired, is missing or is not ours: ours begin with their time.
 *
 * @example
 * isTooOld('1767225600000 {}', 1767225600000 + unfinishedMs); // true
 * isTooOld(null, Date.now()); // true
 */
export function isTooOld(stored: string | null | undefined, now: number): boolean {
  return !(now - parseInt(stored as string) < unfinishedMs);
}
