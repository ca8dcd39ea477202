import { listVatCountries } from '@guildhall/money';
import type { CartFacts } from '../atoms/cart-facts-atom.ts';
import type { InvoiceTexts } from '../texts/invoice-texts.ts';

/**
 * Returns the countries of businesses that can buy without VAT, by VAT code (EL is Greece): the VAT table and Northern
 * Ireland, without the shop's own country, sorted by name.
 */
export function getBuyerCountries(
  { shopCountry, countryNames }: CartFacts,
  { northernIreland }: Pick<InvoiceTexts, 'northernIreland'>,
): { label: string; value: string }[] {
  return [
    ...listVatCountries(countryNames).map(({ code, name }) => ({ label: name, value: code as string })),
    { label: northernIreland, value: 'XI' },
  ]
    .filter(({ value }) => value !== shopCountry)
    .sort((one, other) => one.label.localeCompare(other.label));
}
