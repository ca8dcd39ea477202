/**
 * Formats a day in an organisation's language; in English always as 'March 05, 2027', like the dates of its pages.
 *
 * @param date a time in ms, or ISO 8601 such as `2027-03-05`
 * @param locale such as `de-AT`
 * @param timeZone of a time; a date alone is in UTC
 * @example formatDay('2027-03-05', 'de'); // '5. März 2027'
 */
export function formatDay(date: number | string, locale: string, timeZone = 'UTC'): string {
  const format = isEnglish(locale)
    ? new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: '2-digit', timeZone })
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return format.format(new Date(date));
}

/**
 * Formats a time to the second, with its time zone: a message alone has to prove it.
 *
 * @param time in ms, or ISO 8601
 * @example formatTime('2027-03-05T13:00:05Z', 'en-GB', 'Europe/Paris'); // 'March 05, 2027 at 14:00:05 CET'
 */
export function formatTime(time: number | string, locale: string, timeZone = 'UTC'): string {
  const at = new Date(time);
  if (!isEnglish(locale))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'long', timeZone }).format(at);
  return `${formatDay(time, locale, timeZone)} at ${clock}`;
}

/**
 * True for English of any country: our own texts are in it, and its dates have one form.
 *
 * @example isEnglish('en-GB'); // true
 */
export const isEnglish = (locale: string): boolean => /^en(-|$)/i.test(locale);
