// Separate from the table of rates, so that a page's first script can load it without the table.

/**
 * The key of the chosen country in a tab's sessionStorage; absent while prices have the home country's VAT.
 *
 * @example
 * const country = sessionStorage.getItem(vatCountryStorageKey) ?? 'DK';
 */
export const vatCountryStorageKey = 'guildhall-vat-country';
