import { atom } from 'jotai';
import type { CartNotice } from '../state/cart-events.ts';

// Beside the others, because a page knows these two before it knows anything of the cart.

/** Whether the drawer is open; the header's button and the drawer write it. */
export const cartOpenAtom = atom(false);

/** The notices of the last change; a new list each time. */
export const cartNoticesAtom = atom<readonly CartNotice[]>([]);
