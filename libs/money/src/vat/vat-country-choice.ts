import type { VatCountry } from './vat-percentages.ts';

// Separate from the table of rates, so that a page's first script can load these two without it.

/** The country whose VAT is shown until the visitor chooses another. */
export const defaultVatCountry: VatCountry = 'DK';

/** The key of the chosen country in a tab's sessionStorage; absent until one is chosen. */
export const vatCountryStorageKey = 'guildhall-vat-country';
