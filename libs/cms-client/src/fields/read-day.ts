import { readWord } from './values.ts';

const time = String.raw`(?:[T ,]+\d{1,2}:?\d{2}.{0,20})?`;
const yearFirst = new RegExp(String.raw`^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T ]\d{2}:?\d{2}.*)?$`);
const dayFirst = new RegExp(String.raw`^(\d{1,2})([/.])(\d{1,2})\2(\d{4})${time}$`);
const dayAndMonth = new RegExp(String.raw`^(\d{1,2})\.? ([a-z]{3,9})\.?,? (\d{4})${time}$`, 'i');
const monthAndDay = new RegExp(String.raw`^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})${time}$`, 'i');

/** English and Danish: WordPress writes months in the language of its site. */
const months = [
  ...[['january', 'januar'], ['february', 'februar'], ['march', 'marts'], ['april'], ['may', 'maj']],
  ...[['june', 'juni'], ['july', 'juli'], ['august'], ['september'], ['october', 'oktober'], ['november']],
  ['december'],
];

/**
 * Reads a date as YYYYMMDD: from YYYYMMDD, `YYYY-MM-DD`, a date picker's text (`05/03/2021` and `5.3.2021` with the
 * day first, `March 5, 2021`, `5. marts 2021`) or a time on that date. No time zone is applied.
 */
export function readDay(value: unknown): string | undefined {
  const written = readWord(value) ?? '';
  if (written.length > 60) return undefined;
  const [, year, , month, date] = yearFirst.exec(written) ?? [];
  if (year) return `${year}${month}${date}`;
  const [, pickedDay, , pickedMonth, pickedYear] = dayFirst.exec(written) ?? [];
  if (pickedYear) return formatDay(pickedYear, Number(pickedMonth), pickedDay);
  const [, ownDay, name, ownYear] = dayAndMonth.exec(written) ?? [];
  if (ownYear) return formatDay(ownYear, findMonth(name), ownDay);
  const [, englishName, englishDay, englishYear] = monthAndDay.exec(written) ?? [];
  return englishYear && formatDay(englishYear, findMonth(englishName), englishDay);
}
readDay.expected = 'a date (YYYYMMDD or YYYY-MM-DD)';

function formatDay(year: string, month: number, day = ''): string | undefined {
  if (month < 1 || month > 12) return undefined;
  return `${year}${String(month).padStart(2, '0')}${day.padStart(2, '0')}`;
}

/** Returns the month (from 1) for a name or its first three letters, or 0. */
function findMonth(name = ''): number {
  const word = name.toLowerCase();
  const isName = (one: string) =>
    one === word || one.slice(0, 3) === word || (word === 'sept' && one.startsWith('sept'));
  return months.findIndex((names) => names.some(isName)) + 1;
}
