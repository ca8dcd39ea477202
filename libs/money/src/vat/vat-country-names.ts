import type { VatCountry } from './vat-percentages.ts';

/** English names of the VAT table's countries, sorted. Written out: browsers and servers do not name and sort all alike. */
const englishNames =
  'AT Austria|BE Belgium|BG Bulgaria|HR Croatia|CY Cyprus|CZ Czechia|DK Denmark|EE Estonia|' +
  'FI Finland|FR France|DE Germany|EL Greece|HU Hungary|IE Ireland|IT Italy|LV Latvia|LT Lithuania|' +
  'LU Luxembourg|MT Malta|NL Netherlands|PL Poland|PT Portugal|RO Romania|SK Slovakia|SI Slovenia|' +
  'ES Spain|SE Sweden';

/**
 * Lists the countries of the VAT table by name.
 *
 * @param names names in another language, sorted: `Pricing.countryNames`
 * @example
 * listVatCountries()[0]; // { code: 'AT', name: 'Austria' }
 */
export function listVatCountries(
  names: string = englishNames,
): readonly { readonly code: VatCountry; readonly name: string }[] {
  return names.split('|').map((entry) => ({ code: entry.slice(0, 2) as VatCountry, name: entry.slice(3) }));
}
