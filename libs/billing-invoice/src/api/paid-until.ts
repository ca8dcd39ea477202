import type { Period } from '@guildhall/money';

const dayMs = 24 * 60 * 60_000;

/**
 * Computes when a period that is paid from then on ends. A month that is too short ends on its last day.
 *
 * @param from ms since 1970; the result is, too
 */
export function computePaidUntil(from: number, { every, unit }: Period): number {
  if (unit === 'day') return from + every * dayMs;
  if (unit === 'week') return from + every * 7 * dayMs;
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + every * (unit === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** The first day of membership years, in UTC. */
export interface YearStart {
  /** From 1. */
  month: number;
  day: number;
}

/** Months: who joins in the last ones of a membership year has paid for the next one, too. */
const monthsIncluded = 3;

/**
 * Computes when a term ends. With fixed membership years, terms of years end with one: a part year costs what a year costs, and one of
 * three months or less is included in the term after it.
 *
 * @param from ms since 1970; the result is, too
 * @param yearStart without it, a term ends on the day on which it has begun
 */
export function computeTermEnd(from: number, period: Period, yearStart?: YearStart): number {
  if (!yearStart || period.unit !== 'year') return computePaidUntil(from, period);
  const { month, day } = yearStart;
  const startIn = (year: number) => Date.UTC(year, month - 1, day);
  const year = new Date(from).getUTCFullYear();
  const next = startIn(year) > from ? year : year + 1;
  const isIncluded = computePaidUntil(from, { every: monthsIncluded, unit: 'month' }) >= startIn(next);
  return startIn(next + period.every - (isIncluded ? 0 : 1));
}
