import { fill } from '@guildhall/ui';
import { formatVatPercent, listVatCountries, type Pricing, type VatCountry } from '@guildhall/money';
import type { BuyTexts } from '../texts/buy-texts.ts';

// Written out: creating the browser's own date formatter takes about 20 ms, 90 on a slow phone, before the first press
// counts.
const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

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
  const asOf = fill(vatAsOf, { date: vatDate ?? formatDay(currentVat.date) });
  return sentence.endsWith('.') ? `${sentence.slice(0, -1)}, ${asOf}.` : `${sentence}, ${asOf}`;
}

/** Formats `2026-11-01` as `November 01, 2026`, like the other English dates of the site. */
function formatDay(date: string): string {
  const [year, month, day] = date.split('-');
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}
