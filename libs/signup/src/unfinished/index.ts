/** Where a tab keeps a sign-up that is not finished. */
export const unfinishedKey = 'guildhall-sign-up';

/** How long it is kept after the last change, ms. */
export const unfinishedMs = 30 * 60_000;

/** Whether this address is one to which the checkout's own page has come back: the api has put that into it. */
export function isBackFromCheckout(search: string): boolean {
  return search.includes('join=returned');
}

/**
 * Whether there is a reason to wake a sign-up form before it is touched: something was typed or set out to be paid in
 * this tab, or the checkout's own page has just come back. What is too old is removed. No React comes with this.
 */
export function hasUnfinishedSignUp(now = Date.now()): boolean {
  try {
    const kept = sessionStorage.getItem(unfinishedKey);
    if (kept && !isTooOld(kept, now)) return true;
    sessionStorage.removeItem(unfinishedKey);
  } catch {
    // Storage is denied: only the address can say something.
  }
  return isBackFromCheckout(location.search);
}

/** Whether what is kept is older than it may be, or is nothing of ours: it begins with its time. */
export function isTooOld(kept: string, now: number): boolean {
  return !(now - parseInt(kept) < unfinishedMs);
}
