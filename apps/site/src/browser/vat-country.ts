import { defaultVatCountry, vatCountryStorageKey } from '@guildhall/money';

/** Whether prices are to be shown with another VAT than the one they are rendered with. Asked before React is fetched. */
export function hasOtherVatCountry(): boolean {
  try {
    return (sessionStorage.getItem(vatCountryStorageKey) ?? defaultVatCountry) !== defaultVatCountry;
  } catch {
    // Storage is denied: no choice is stored.
    return false;
  }
}
