import type { MinorUnits } from '../amount/minor-units.ts';
import type { Currency } from '../currency/currency.ts';
import { formatExact } from './format-exact.ts';

/** Between two payments: a number of these. */
export const periodUnits = ['day', 'week', 'month', 'year'] as const;

export type PeriodUnit = (typeof periodUnits)[number];

/** A price that is paid again and again, such as that of a membership. */
export interface RecurringPrice {
  amountMinor: MinorUnits;
  currency: Currency;
  /** It is paid every so many units: 3 months. */
  every: number;
  unit: PeriodUnit;
}

/**
 * Shows a price that is paid again and again, to the minor unit.
 *
 * @example
 * formatRecurring({ amountMinor: toMinorUnits(45000), currency: 'DKK', every: 1, unit: 'year' }); // 'DKK 450 a year'
 */
export function formatRecurring({ amountMinor, currency, every, unit }: RecurringPrice): string {
  const period = every === 1 ? `a ${unit}` : `every ${every} ${unit}s`;
  return `${formatExact(amountMinor, currency)} ${period}`;
}
