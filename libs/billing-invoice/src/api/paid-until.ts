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
