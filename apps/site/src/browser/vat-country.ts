/** Where `vatCountryAtom` keeps the choice; whether there is one is asked before React is fetched. */
const KEY = 'guildhall-vat-country';

/** Whether prices are to be shown with another VAT than the Danish one they are rendered with. */
export function otherVatCountry(): boolean {
  try {
    return (sessionStorage.getItem(KEY) ?? 'DK') !== 'DK';
  } catch {
    // Storage is denied: nothing is remembered.
    return false;
  }
}
