import { vatCountryStorageKey } from '@guildhall/money';

/** True if prices should show another VAT than the rendered one. Called before React is fetched. */
export function hasOtherVatCountry(): boolean {
  try {
    return vatCountryStorageKey in sessionStorage;
  } catch {
    return false;
  }
}
