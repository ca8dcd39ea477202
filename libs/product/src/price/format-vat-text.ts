import { fill } from '@guildhall/ui';
import { formatVatPercent, listVatCountries, type Pricing, type VatCountry } from '@guildhall/money';
import type { BuyTexts } from '../texts/buy-texts.ts';

/**
 * Fills a country's name and VAT into a text with `{percent}` and `{country}`, and appends the date of the current
 * rates, if they are known.
 *
 * @example formatVatText('{percent}% VAT ({country})', productTexts, 'DK', {}) // '25% VAT (Denmark)'
 */
export function formatVatText(
  text: string,
  { vatAsOf }: Pick<BuyTexts, 'vatAsOf'>,
  country: VatCountry,
  { currentVat, numbers, countryNames, vatDate }: Omit<Pricing, 'currency'>,
): string {
  const name = listVatCountries(countryNames).find(({ code }) => code === country)?.name ?? country;
  const sentence = fill(text, { percent: formatVatPercent(country, currentVat, numbers), country: name });
  if (!currentVat) return sentence;
  const asOf = fill(vatAsOf, { date: vatDate ?? currentVat.date });
  return sentence.endsWith('.') ? `${sentence.slice(0, -1)}, ${asOf}.` : `${sentence}, ${asOf}`;
}
