/** Names and order of the parts of a date. */
export interface DateTexts {
  /** From January, separated by commas. */
  months: string;
  /** From Sunday, separated by commas. */
  weekdays: string;
  /** `{month}`, `{day}` and `{year}`; `{dd}` is a day of two digits. */
  date: string;
}

/**
 * The English names and order of the parts of a date.
 *
 * @example
 * const british: DateTexts = { ...dateTexts, date: '{day} {month} {year}' };
 */
export const dateTexts: DateTexts = {
  months: 'January,February,March,April,May,June,July,August,September,October,November,December',
  weekdays: 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday',
  date: '{month} {dd}, {year}',
};
