import { fill } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { parseCalendarDay } from './calendar-day.ts';
import { getName } from './get-name.ts';
import { dateTexts, type DateTexts } from './date-texts.ts';

/** Renders YYYYMMDD, in English as 'March 05, 2021'; `null` for an invalid date. */
export function renderPostDate(date: string | undefined, texts: DateTexts = dateTexts): ReactElement | null {
  const parsed = parseCalendarDay(date);
  if (!parsed) return null;
  const { day, month, year, iso } = parsed;
  const values = { month: getName(texts.months, month), day, dd: `${day < 10 ? '0' : ''}${day}`, year };
  return <time dateTime={iso}>{fill(texts.date, values)}</time>;
}
