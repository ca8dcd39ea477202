'use client';

import { atom } from 'jotai';
import type { CartConnectionOptions } from '../connection/connection-options.ts';

/** Facts of the organisation that the drawer shows. */
export type CartFacts = Pick<CartConnectionOptions, 'numbers' | 'shopCountry' | 'countryNames'>;

/** Set by `connectCart`. */
export const cartFactsAtom = atom<CartFacts>({});
