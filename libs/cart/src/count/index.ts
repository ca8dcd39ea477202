export { hasCart, hasCartCookie, readCartCount, unfinishedKey, watchCartCount } from './cart-count.ts';
export { saveCartCount } from './save-cart-count.ts';
