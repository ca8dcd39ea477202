import type { CartConnectionOptions } from '@guildhall/cart';

/**
 * The receiver of what the visitor does with the cart, set by the file of the tags after a yes. The cart's file calls it:
 * the two share no code.
 */
export type CartActivityGlobals = typeof globalThis & {
  guildhallCart?: NonNullable<CartConnectionOptions['onActivity']>;
};
