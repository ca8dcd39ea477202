import { fallbackRates, type Rates } from '@guildhall/money';
import { atom } from 'jotai';

/** The exchange rates of the equivalents: the fixed ones, until the app sets the current ones. */
export const currenciesAtom = atom<Rates>(fallbackRates);
