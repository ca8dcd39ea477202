/** Where a tab stores the change that was under way when its last page was left. */
export const unfinishedKey = 'guildhall-cart-unfinished';

/** Where the number is stored, and the event that tells this page of a new one. */
const key = 'guildhall-cart-count';

/**
 * How many items the cart holds, as it was last seen: for a header that shows it before any of the shop's code has
 * come. 0 where no cart is remembered.
 */
export function readCartCount(): number {
  if (!hasCartCookie()) return 0;
  try {
    const count = Number(localStorage.getItem(key));
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

/**
 * Whether there is a reason to fetch the shop's code before anything is touched: a cart is remembered, or something was
 * being put into one when the last page was left.
 */
export function hasCart(): boolean {
  try {
    return hasCartCookie() || sessionStorage.getItem(unfinishedKey) !== null;
  } catch {
    return hasCartCookie();
  }
}

/** Whether a cart is remembered. */
export function hasCartCookie(): boolean {
  return /(?:^|; )checkoutObj=[^;]/.test(document.cookie);
}

/**
 * Stores the number for the next page and for other tabs, and updates the header of this one. The cart does this
 * itself. While the first item is still on its way to the shop there is no cart to remember: the stored number is 0, so
 * that other tabs get the number once there is one.
 */
export function saveCartCount(count: number): void {
  try {
    localStorage.setItem(key, String(hasCartCookie() ? count : 0));
  } catch {
    // Storage is denied: this page still shows the number.
  }
  dispatchEvent(new CustomEvent(key, { detail: count }));
}

/**
 * Calls back with the number: now, when it changes here or in another tab, and when the page is restored.
 *
 * @example watchCartCount((count) => { badge.hidden = count === 0; badge.textContent = String(count); });
 */
export function watchCartCount(onCount: (count: number) => void, options?: { signal: AbortSignal }): void {
  const refresh = () => onCount(readCartCount());
  refresh();
  addEventListener(key, (event) => onCount((event as CustomEvent<number>).detail), options);
  addEventListener('storage', refresh, options);
  addEventListener('pageshow', refresh, options);
}
