import type { ReactElement } from 'react';
import { parseCalendarDay } from './calendar-day.ts';

/** A day written YYYYMMDD as 'March 05, 2021'; `null` when it is no day. */
export function renderPostDate(date: string | undefined): ReactElement | null {
  const found = parseCalendarDay(date);
  if (!found) return null;
  const { day, month, year, iso } = found;
  return <time dateTime={iso}>{`${month} ${day < 10 ? '0' : ''}${day}, ${year}`}</time>;
}
