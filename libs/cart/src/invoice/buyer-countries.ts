import { vatCountries } from '@guildhall/money';

/**
 * Where a business can be that buys without VAT, by the codes of VAT numbers (EL is Greece): the countries of the VAT
 * table and Northern Ireland, in the order of their names, without the shop's own, where VAT is paid by everybody.
 *
 * @param shopCountry of the shop; the api refuses it, whatever the form offers
 */
export function getBuyerCountries(shopCountry = 'DK'): { label: string; value: string }[] {
  return [
    ...vatCountries.map(({ code, name }) => ({ label: name, value: code as string })),
    { label: 'Northern Ireland', value: 'XI' },
  ]
    .filter(({ value }) => value !== shopCountry)
    .sort((one, other) => (one.label < other.label ? -1 : 1));
}
