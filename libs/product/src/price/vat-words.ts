import { fill } from '@guildhall/ui';
import { vatCountries, vatPercentText, type CurrentVat, type VatCountry } from '@guildhall/money';
import { type ProductTexts } from '../texts/product-texts.ts';

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Puts a country's name and VAT into a text with `{percent}` and `{country}`, and says as of which day today's rates
 * hold, where they are known.
 */
export function vatWords(
  text: string,
  { vatAsOf }: Pick<ProductTexts, 'vatAsOf'>,
  country: VatCountry,
  currentVat?: CurrentVat,
): string {
  const name = vatCountries.find(({ code }) => code === country)?.name ?? country;
  const sentence = fill(text, { percent: vatPercentText(country, currentVat), country: name });
  if (!currentVat) return sentence;
  const asOf = fill(vatAsOf, { date: days.format(new Date(`${currentVat.date}T00:00:00Z`)) });
  return sentence.endsWith('.') ? `${sentence.slice(0, -1)}, ${asOf}.` : `${sentence}, ${asOf}`;
}
