import { dateTexts, type DateTexts } from '@guildhall/blocks';
import { isEnglish } from '@guildhall/organisation';

const cache = new Map<string, DateTexts>();

/**
 * Returns names and order of the parts of a date, for the server: browsers may name months otherwise. English dates are
 * written as content always was, as in 'March 05, 2021'.
 *
 * @param locale such as `de-AT`
 */
export function getDateTexts(locale: string): DateTexts {
  const texts = cache.get(locale) ?? (isEnglish(locale) ? dateTexts : createDateTexts(locale));
  cache.set(locale, texts);
  return texts;
}

function createDateTexts(locale: string): DateTexts {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => {
    const parts = long.formatToParts(Date.UTC(2023, month, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
  // 1 January 2023 was a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2023, 0, 1 + day)));
  const date = long
    .formatToParts(Date.UTC(2023, 10, 23))
    .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
    .join('');
  return { months: months.join(), weekdays: weekdays.join(), date };
}
