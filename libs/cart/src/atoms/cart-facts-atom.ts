import { atom } from 'jotai';
import type { CartConnectionOptions } from '../connection/connection-options.ts';

/** Facts of the organisation, set by `connectCart`. */
export const cartFactsAtom = atom<Pick<CartConnectionOptions, 'numbers' | 'shopCountry'>>({});
