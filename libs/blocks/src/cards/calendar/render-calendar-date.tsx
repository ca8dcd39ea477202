import type { CalendarData } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { parseCalendarDay } from '../../post-date/calendar-day.ts';
import type { DateTexts } from '../../post-date/date-texts.ts';
import { getName } from '../../post-date/get-name.ts';

/**
 * Renders the day as a large numeral, then month, year and weekday. A date that is not written YYYYMMDD is shown unchanged;
 * the time replaces a hidden date.
 */
export function renderCalendarDate(data: CalendarData | undefined, texts: DateTexts): ReactElement | null {
  if (!data) return null;
  if (data.hideDate) return data.time ? <p>{data.time}</p> : null;
  const day = parseCalendarDay(data.date);
  if (!day) return data.date ? <p>{data.date}</p> : null;
  return (
    <time dateTime={day.iso}>
      <b>{day.day}</b>
      {` ${getName(texts.months, day.month)} ${day.year} `}
      <i>{getName(texts.weekdays, day.weekday)}</i>
    </time>
  );
}
