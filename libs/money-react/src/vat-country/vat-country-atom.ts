import { defaultVatCountry, isVatCountry, vatCountryStorageKey, type VatCountry } from '@guildhall/money';
import { atomWithStorage } from 'jotai/utils';

/** This tab's storage; where a browser denies it, the choice holds for the page. */
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
      // The atom still has it.
    }
  },
  removeItem(name: string): void {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // The atom still has it.
    }
  },
};

/**
 * The country whose VAT prices are shown with, stored for this tab. DK on the server and in a component's first render,
 * so that both agree; what the tab remembers comes right after.
 */
export const vatCountryAtom = atomWithStorage<VatCountry>(vatCountryStorageKey, defaultVatCountry, tab);
