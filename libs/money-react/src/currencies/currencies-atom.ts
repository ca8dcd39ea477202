'use client';

import type { Rates } from '@guildhall/money';
import { atom } from 'jotai';

/**
 * The exchange rates of the equivalents where `pricing` has none. Without equivalents until the app sets them.
 *
 * @example
 * import { toRates } from '@guildhall/money';
 *
 * store.set(currenciesAtom, toRates({ EUR: 0.13446, GBP: 0.113023 }));
 */
export const currenciesAtom = atom<Rates>({});
