import { defaultVatCountry, isVatCountry, type VatCountry } from '@guildhall/money';
import { atomWithStorage } from 'jotai/utils';

const key = 'guildhall-vat-country';

/** This tab's memory; where a browser denies it, the choice holds for the page. */
const tab = {
  getItem(name: string, initial: VatCountry): VatCountry {
    try {
      const kept = sessionStorage.getItem(name);
      return isVatCountry(kept) ? kept : initial;
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
 * The country whose VAT prices are shown with, kept for this tab. DK on the server and in a component's first render,
 * so that both agree; what the tab remembers comes right after.
 */
export const vatCountryAtom = atomWithStorage<VatCountry>(key, defaultVatCountry, tab);
