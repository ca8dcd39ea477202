import { countKey, hasCartCookie } from './cart-count.ts';

/**
 * Stores the number for the next page and for other tabs, and updates the header of this one. The cart does this
 * itself. Where no cart is stored, as with blocked cookies, the stored number is 0.
 *
 * @example
 * saveCartCount(3);
 */
export function saveCartCount(count: number): void {
  try {
    localStorage.setItem(countKey, String(hasCartCookie() ? count : 0));
  } catch {
    // Storage is blocked: this page still shows the number.
  }
  dispatchEvent(new CustomEvent(countKey, { detail: count }));
}
