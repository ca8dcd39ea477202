import { defaultVatCountry, isVatCountry, vatCountryStorageKey, type VatCountry } from '@guildhall/money';
import { atomWithStorage } from 'jotai/utils';

/** This tab's storage; if the browser blocks it, the choice applies to the page only. */
const tab = {
  getItem(name: string, initial: VatCountry): VatCountry {
    try {
      const stored = sessionStorage.getItem(name);
      return isVatCountry(stored) ? stored : initial;
    } catch {
      return initial;
    }
  },
  setItem(name: string, country: VatCountry): void {
    try {
      sessionStorage.setItem(name, country);
    } catch {
      // The atom still has the value.
    }
  },
  removeItem(name: string): void {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // The atom still has the value.
    }
  },
};

/**
 * The country whose VAT is included in prices, stored for this tab. DK on the server and in a component's first render,
 * so that both are equal; the tab's stored country follows right after.
 */
export const vatCountryAtom = atomWithStorage<VatCountry>(vatCountryStorageKey, defaultVatCountry, tab);
