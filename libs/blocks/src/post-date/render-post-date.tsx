import { fill } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { parseCalendarDay, type CalendarDay } from './calendar-day.ts';
import { getName } from './get-name.ts';
import { dateTexts, type DateTexts } from './date-texts.ts';

/** Dates as text, by ISO date. Lists of cards need the same ones at every render. */
const formatted = new WeakMap<DateTexts, Map<string, string>>();
const maxFormatted = 4_000;

/**
 * Renders YYYYMMDD, in English as 'March 05, 2021'; `null` for an invalid date.
 *
 * @example
 * const date = <p>{renderPostDate('20210305')}</p>; // March 05, 2021
 */
export function renderPostDate(date: string | undefined, texts: DateTexts = dateTexts): ReactElement | null {
  const day = parseCalendarDay(date);
  return day ? <time dateTime={day.iso}>{formatDay(day, texts)}</time> : null;
}

function formatDay({ day, month, year, iso }: CalendarDay, texts: DateTexts): string {
  const formattedDates = formatted.get(texts) ?? new Map<string, string>();
  const text =
    formattedDates.get(iso) ??
    fill(texts.date, {
      month: getName(texts.months, month),
      day,
      dd: `${day < 10 ? '0' : ''}${day}`,
      year,
    });
  if (formattedDates.size === maxFormatted) formattedDates.clear();
  formattedDates.set(iso, text);
  formatted.set(texts, formattedDates);
  return text;
}
