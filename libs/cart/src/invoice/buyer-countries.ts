import { vatCountries } from '@guildhall/money';

/**
 * Returns the countries of businesses that can buy without VAT, by VAT code (EL is Greece): the VAT table and Northern
 * Ireland, without the shop's own country, sorted by name.
 */
export function getBuyerCountries(shopCountry: string | undefined): { label: string; value: string }[] {
  return [
    ...vatCountries.map(({ code, name }) => ({ label: name, value: code as string })),
    { label: 'Northern Ireland', value: 'XI' },
  ]
    .filter(({ value }) => value !== shopCountry)
    .sort((one, other) => (one.label < other.label ? -1 : 1));
}
