import type { VatCountry } from './vat-percentages.ts';

// Apart from the table of rates, so that a page's first script can have these two without it.

/** The country whose VAT is shown until the visitor chooses another. */
export const defaultVatCountry: VatCountry = 'DK';

/** Under this name a tab's sessionStorage has the chosen country; absent until one is chosen. */
export const vatCountryStorageKey = 'guildhall-vat-country';
