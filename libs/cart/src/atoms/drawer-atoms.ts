'use client';

import { atom } from 'jotai';
import type { CartNotice } from '../state/cart-events.ts';

// In their own file, because a page needs these two before it loads the rest of the cart.

/**
 * Open state of the drawer; the header’s button writes it too.
 *
 * @example
 * store.set(cartOpenAtom, true);
 */
export const cartOpenAtom = atom(false);

/**
 * The notices of the last change; a new list each time.
 *
 * @example
 * const isChanged = store.get(cartNoticesAtom).length > 0;
 */
export const cartNoticesAtom = atom<readonly CartNotice[]>([]);
