import { listVatCountries, type Pricing } from '@guildhall/money';

type VatTexts = Pick<Pricing, 'countryNames' | 'vatDate'>;

/** Names of countries by locale: creating them takes longer than a page. */
const cache = new Map<string, string>();

/**
 * Returns names of countries and the date of the current VAT rates in an organisation's language; nothing in English,
 * which browsers have by themselves.
 *
 * @param locale such as `de-AT`
 * @param date of the rates, `2026-11-01`
 * @example getVatTexts('de', '2026-11-01').vatDate // '1. November 2026'
 */
export function getVatTexts(locale: string, date?: string): VatTexts {
  if (/^en(-|$)/.test(locale)) return {};
  const countryNames = cache.get(locale) ?? nameCountries(locale);
  cache.set(locale, countryNames);
  return { countryNames, ...(date && { vatDate: formatDay(locale, date) }) };
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

function formatDay(locale: string, date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
}
