/** Key of the change that was in progress when the tab’s last page was left. */
export const unfinishedKey = 'guildhall-cart-unfinished';

/** Key of the stored number, and name of the event for a new one. */
const key = 'guildhall-cart-count';

/**
 * Number of items as last seen, for a header that shows it before the shop’s code is loaded. 0 if no cart is
 * stored.
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
 * True if the shop’s code should be loaded right away: a cart is stored, or the last page was left while adding an
 * item.
 */
export function hasCart(): boolean {
  try {
    return hasCartCookie() || sessionStorage.getItem(unfinishedKey) !== null;
  } catch {
    return hasCartCookie();
  }
}

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
    // Storage is blocked: this page still shows the number.
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
