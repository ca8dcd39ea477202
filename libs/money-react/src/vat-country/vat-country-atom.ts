'use client';

import { isVatCountry, vatCountryStorageKey, type VatCountry } from '@guildhall/money';
import { atom } from 'jotai';

const choiceAtom = atom<VatCountry | undefined>(undefined);
choiceAtom.onMount = (set) => set(readStored());

/**
 * The country whose VAT is included in prices instead of the home country's, stored for this tab. `undefined` on the
 * server and in a component's first render, so that both are equal; the tab's stored country follows right after.
 *
 * @example
 * store.set(vatCountryAtom, 'DE');
 * store.set(vatCountryAtom, undefined); // the home country again
 */
export const vatCountryAtom = atom(
  (get) => get(choiceAtom),
  (_get, set, country: VatCountry | undefined) => {
    set(choiceAtom, country);
    try {
      if (country) sessionStorage.setItem(vatCountryStorageKey, country);
      else sessionStorage.removeItem(vatCountryStorageKey);
    } catch {
      // The browser blocks storage: the choice applies to the page only.
    }
  },
);

function readStored(): VatCountry | undefined {
  try {
    const stored = sessionStorage.getItem(vatCountryStorageKey);
    return isVatCountry(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
