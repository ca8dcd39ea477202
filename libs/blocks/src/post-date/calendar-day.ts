/** A date without a time zone. */
export interface CalendarDay {
  /** 1 to 31 */
  day: number;
  /** 0 to 11 */
  month: number;
  year: number;
  /** From Sunday, 0 to 6. */
  weekday: number;
  /** `YYYY-MM-DD`, for `<time datetime>`. */
  iso: string;
}

/** Lists of cards need the same dates at every render. */
const cache = new Map<string, Readonly<CalendarDay> | undefined>();
const maxCached = 4_000;

/**
 * Parses a date that the content service writes as YYYYMMDD; `undefined` for anything else and for dates that do not exist.
 * Not parsed as a moment: that would be the day before in time zones west of London.
 */
export function parseCalendarDay(text = ''): Readonly<CalendarDay> | undefined {
  if (text.length !== 8) return undefined;
  if (!cache.has(text)) {
    if (cache.size === maxCached) cache.clear();
    cache.set(text, parseDay(text));
  }
  return cache.get(text);
}

function parseDay(text: string): CalendarDay | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const moment = new Date(Date.UTC(year, month - 1, day));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day) return undefined;
  return {
    day,
    month: month - 1,
    year,
    weekday: moment.getUTCDay(),
    iso: `${parts[1]}-${parts[2]}-${parts[3]}`,
  };
}
