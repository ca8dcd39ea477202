'use client';

import type { Rates } from '@guildhall/money';
import { atom } from 'jotai';

/** The exchange rates of the equivalents where `pricing` has none. Without equivalents until the app sets them. */
export const currenciesAtom = atom<Rates>({});
