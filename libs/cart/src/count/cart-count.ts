/**
 * Key in `sessionStorage` of the change that was in progress when the tab’s last page was left.
 *
 * @example
 * const isAdding = unfinishedKey in sessionStorage;
 */
export const unfinishedKey = 'guildhall-cart-unfinished';

/** Key of the stored number, and name of the event for a new one. */
export const countKey = 'guildhall-cart-count';

/**
 * Number of items as last seen, for a header that shows it before the shop’s code is loaded. 0 if no cart is
 * stored.
 *
 * @example
 * const label = `Cart (${readCartCount()})`;
 */
export function readCartCount(): number {
  if (!hasCartCookie()) return 0;
  try {
    // Without a match, `+null` is 0; `Number` takes more bytes.
    return +(/^\d{1,9}$/.exec(localStorage[countKey] as string) as unknown as string);
  } catch {
    return 0;
  }
}

/**
 * True if the shop’s code should be loaded right away: a cart is stored, or the last page was left while adding an
 * item.
 *
 * @example
 * if (hasCart()) void import('@guildhall/cart');
 */
export function hasCart(): boolean {
  if (hasCartCookie()) return true;
  try {
    return unfinishedKey in sessionStorage;
  } catch {
    return false;
  }
}

/**
 * True if this browser has stored a cart, which may have expired at the shop.
 *
 * @example
 * const hidden = !hasCartCookie();
 */
export function hasCartCookie(): boolean {
  return /(?:^|; )checkoutObj=[^;]/.test(document.cookie);
}

/**
 * Calls back with the number: now, when it changes here or in another tab, and when the page is restored.
 *
 * @param options `signal` ends it
 * @example
 * watchCartCount((count) => (document.title = `Cart (${count})`));
 */
export function watchCartCount(onCount: (count: number) => void, options?: { signal: AbortSignal }): void {
  const refresh = () => onCount(readCartCount());
  refresh();
  addEventListener(countKey, (event) => onCount((event as CustomEvent<number>).detail), options);
  addEventListener('storage', refresh, options);
  addEventListener('pageshow', refresh, options);
}
