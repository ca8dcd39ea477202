import type { CalendarData } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { parseCalendarDay } from '../../post-date/calendar-day.ts';

/**
 * When it is: the day as a large numeral, then month, year and weekday. A date in other words than YYYYMMDD is shown as
 * it is; where the date is hidden, the time replaces it.
 */
export function renderCalendarDate(data: CalendarData | undefined): ReactElement | null {
  if (!data) return null;
  if (data.hideDate) return data.time ? <p>{data.time}</p> : null;
  const day = parseCalendarDay(data.date);
  if (!day) return data.date ? <p>{data.date}</p> : null;
  return (
    <time dateTime={day.iso}>
      <b>{day.day}</b>
      {` ${day.month} ${day.year} `}
      <i>{day.weekday}</i>
    </time>
  );
}
