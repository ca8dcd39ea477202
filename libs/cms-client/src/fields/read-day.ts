import { findMonth, isWeekday } from './date-names.ts';
import { readWord } from './values.ts';

const hour = String.raw`(?:kl|klo|um|at|à|alle|om|o)\.? \d{1,2}(?:[:.h]?\d{2})?|\d{1,2}(?:[:.h]?\d{2}|h|[ap]m| Uhr)`;
const time = String.raw`(?:[T ,]+(?:${hour}).{0,20})?$`;
const article = String.raw`^(?:(?:den|d\.|the|le|el) )?`;
const firstWord = /^([\p{L}\p{M}-]{2,13})\.?,? /u;
const name = String.raw`(\p{L}[\p{L}\p{M}]{1,15})\.?`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}`, 'u');
const compact = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})${time}`, 'u');
const numeric = new RegExp(String.raw`^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4})${time}`, 'u');
const dayAndMonth = new RegExp(
  String.raw`${article}(\d{1,2})(?:(?:st|nd|rd|th|er|º|ª|o|\.)? |\.)(?:of |de )?${name},? (?:de )?(\d{4})${time}`,
  'iu',
);
const monthAndDay = new RegExp(
  String.raw`${article}${name} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${time}`,
  'iu',
);
const yearAndMonth = new RegExp(String.raw`^(\d{4})\.? ${name} (\d{1,2})\.?${time}`, 'iu');

/** Settings of a date's notation. */
export interface DayNotation {
  /** `03/05/2026` is 5 March, as in the United States. */
  isMonthFirst?: boolean;
}

/**
 * Reads a date as YYYYMMDD: from YYYYMMDD, `YYYY-MM-DD`, a date picker's text (`05/03/2021` with the day first unless
 * the site's region writes the month first, `March 5th, 2021`, `5. marts 2021`, `12 mars 2026`) or a time on that date.
 * No time zone is applied. `undefined` for a date that does not exist.
 */
export function readDay(value: unknown, notation: DayNotation = {}): string | undefined {
  const found = findDay(value, notation);
  return found?.exists ? found.day : undefined;
}
readDay.expected = 'a date (YYYYMMDD or YYYY-MM-DD)';

/** Returns true for a date that is in no calendar, such as 31 February. */
export function isImpossibleDay(value: unknown, notation: DayNotation = {}): boolean {
  return findDay(value, notation)?.exists === false;
}

function findDay(value: unknown, notation: DayNotation) {
  const written = (readWord(value) ?? '').replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ');
  if (written.length > 60) return undefined;
  const withoutWeekday = written.replace(firstWord, (whole, word: string) => (isWeekday(word) ? '' : whole));
  // “Mar.” is March and, in other languages, Tuesday.
  return parseDay(written, notation) ?? parseDay(withoutWeekday, notation);
}

function parseDay(written: string, { isMonthFirst = false }: DayNotation) {
  const compacted = compact.exec(written);
  if (compacted) return toDay(compacted[1], compacted[2], compacted[3], true);
  const iso = yearFirst.exec(written);
  if (iso) return toDay(iso[1], iso[3], iso[4], true);
  const picked = numeric.exec(written);
  if (picked) {
    const [, first, , second, year] = picked;
    return isMonthFirst ? toDay(year, first, second) : toDay(year, second, first);
  }
  const before = dayAndMonth.exec(written);
  if (before) return toDay(before[3], findMonth(before[2] ?? ''), before[1]);
  const after = monthAndDay.exec(written);
  if (after) return toDay(after[3], findMonth(after[1] ?? ''), after[2]);
  const hungarian = yearAndMonth.exec(written);
  return hungarian ? toDay(hungarian[1], findMonth(hungarian[2] ?? ''), hungarian[3]) : undefined;
}

/**
 * `undefined` for numbers and words that name no month.
 * @param isDate it can only be a date, so that a month 13 is a mistake
 */
function toDay(
  year: string | undefined,
  monthText: string | number | undefined,
  dayText: string | undefined,
  isDate = false,
) {
  const [month, day] = [Number(monthText), Number(dayText)];
  const isInRange = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (!isInRange && !isDate) return undefined;
  const exists = isInRange && new Date(Date.UTC(Number(year), month - 1, day)).getUTCDate() === day;
  return { day: `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`, exists };
}
