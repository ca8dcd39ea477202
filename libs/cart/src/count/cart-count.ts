/** Key of the change that was in progress when the tab’s last page was left. */
export const unfinishedKey = 'guildhall-cart-unfinished';

/** Key of the stored number, and name of the event for a new one. */
export const countKey = 'guildhall-cart-count';

/**
 * Number of items as last seen, for a header that shows it before the shop’s code is loaded. 0 if no cart is
 * stored.
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
 */
export function hasCart(): boolean {
  if (hasCartCookie()) return true;
  try {
    return unfinishedKey in sessionStorage;
  } catch {
    return false;
  }
}

export function hasCartCookie(): boolean {
  return /(?:^|; )checkoutObj=[^;]/.test(document.cookie);
}

/**
 * Calls back with the number: now, when it changes here or in another tab, and when the page is restored.
 *
 * @example watchCartCount((count) => { badge.hidden = count === 0; badge.textContent = String(count); });
 */
export function watchCartCount(onCount: (count: number) => void, options?: { signal: AbortSignal }): void {
  const refresh = () => onCount(readCartCount());
  refresh();
  addEventListener(countKey, (event) => onCount((event as CustomEvent<number>).detail), options);
  addEventListener('storage', refresh, options);
  addEventListener('pageshow', refresh, options);
}
