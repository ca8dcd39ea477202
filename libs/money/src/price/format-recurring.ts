import type { MinorUnits } from '../amount/minor-units.ts';
import type { Currency } from '../currency/currency.ts';
import { formatExact } from './format-exact.ts';

/** Units of the time between two payments. */
export const periodUnits = ['day', 'week', 'month', 'year'] as const;

export type PeriodUnit = (typeof periodUnits)[number];

/** A recurring price, such as that of a membership. */
export interface RecurringPrice {
  amountMinor: MinorUnits;
  currency: Currency;
  /** Number of units between two payments: 3 months. */
  every: number;
  unit: PeriodUnit;
}

/**
 * Formats a recurring price, to the minor unit.
 *
 * @example
 * formatRecurring({ amountMinor: toMinorUnits(45000), currency: 'DKK', every: 1, unit: 'year' }); // 'DKK 450 a year'
 */
export function formatRecurring({ amountMinor, currency, every, unit }: RecurringPrice): string {
  const period = every === 1 ? `a ${unit}` : `every ${every} ${unit}s`;
  return `${formatExact(amountMinor, currency)} ${period}`;
}
