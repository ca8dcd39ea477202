import { countKey, hasCartCookie } from './cart-count.ts';

/**
 * Stores the number for the next page and for other tabs, and updates the header of this one. The cart does this
 * itself. While the first item is still on its way to the shop there is no cart to remember: the stored number is 0, so
 * that other tabs get the number once there is one.
 */
export function saveCartCount(count: number): void {
  try {
    localStorage.setItem(countKey, String(hasCartCookie() ? count : 0));
  } catch {
    // Storage is blocked: this page still shows the number.
  }
  dispatchEvent(new CustomEvent(countKey, { detail: count }));
}
