import { vatCountries, vatPercents, type VatCountry } from '@guildhall/money';
import { filled } from '../texts/product-texts.ts';

/** Puts a country's name and VAT into a text with `{percent}` and `{country}`. */
export function vatWords(text: string, country: VatCountry): string {
  const name = vatCountries.find(({ code }) => code === country)?.name ?? country;
  return filled(text, { percent: vatPercents[country], country: name });
}
