import { fallbackRates, type Rates } from '@guildhall/money';
import { atom } from 'jotai';

/** The exchange rates of the equivalents: the fixed ones, until the app puts the current ones there. */
export const currenciesAtom = atom<Rates>(fallbackRates);
