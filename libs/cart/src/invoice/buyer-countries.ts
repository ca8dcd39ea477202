import { vatCountries } from '@guildhall/money';

/**
 * Where an EU business can be, by the codes of VAT numbers (EL is Greece): the countries of the VAT table, and Northern
 * Ireland, in the order of their names.
 */
export const buyerCountries: readonly { label: string; value: string }[] = [
  ...vatCountries.map(({ code, name }) => ({ label: name, value: code as string })),
  { label: 'Northern Ireland', value: 'XI' },
].sort((one, other) => (one.label < other.label ? -1 : 1));
