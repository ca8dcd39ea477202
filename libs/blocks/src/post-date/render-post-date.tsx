import type { ReactElement } from 'react';
import { parseCalendarDay } from './calendar-day.ts';

/** Renders YYYYMMDD as 'March 05, 2021'; `null` for an invalid date. */
export function renderPostDate(date: string | undefined): ReactElement | null {
  const parsed = parseCalendarDay(date);
  if (!parsed) return null;
  const { day, month, year, iso } = parsed;
  return <time dateTime={iso}>{`${month} ${day < 10 ? '0' : ''}${day}, ${year}`}</time>;
}
