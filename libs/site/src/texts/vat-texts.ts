import { formatDay, isEnglish } from '@guildhall/organisation';
import { listVatCountries, type Pricing } from '@guildhall/money';

type VatTexts = Pick<Pricing, 'countryNames' | 'vatDate' | 'percentSign'>;

/** Names of countries by locale: creating them takes longer than a page. */
const cache = new Map<string, string>();

/**
 * Returns the date of the current VAT rates, names of countries and the percent sign in an organisation's language; of English the
 * date alone: browsers have the rest.
 *
 * @param locale such as `de-AT`
 * @param date of the rates, `2026-11-01`
 * @example getVatTexts('de', '2026-11-01').vatDate // '1. November 2026'
 */
export function getVatTexts(locale: string, date?: string): VatTexts {
  const vatDate = date && formatDay(date, locale);
  if (isEnglish(locale)) return { ...(vatDate && { vatDate }) };
  const countryNames = cache.get(locale) ?? nameCountries(locale);
  cache.set(locale, countryNames);
  const percentSign = findPercentSign(locale);
  return {
    countryNames,
    ...(vatDate && { vatDate }),
    ...(percentSign !== '%' && { percentSign }),
  };
}

function nameCountries(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return listVatCountries()
    .map(({ code, name }) => ({ code, name: names.of(code === 'EL' ? 'GR' : code) ?? name }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code, name }) => `${code} ${name}`)
    .join('|');
}

/** Returns what follows the number in `19 %`, with the space before it. */
function findPercentSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.19);
  const number = parts.findIndex(({ type }) => type === 'integer');
  return (
    parts
      .slice(number + 1)
      .map(({ value }) => value)
      .join('') || '%'
  );
}
