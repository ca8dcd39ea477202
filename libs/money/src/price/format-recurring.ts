import type { MinorUnits } from '../amount/minor-units.ts';
import type { Currency } from '../currency/currency.ts';
import type { NumberFormat } from '../currency/number-format.ts';
import { formatExact } from './format-exact.ts';
import { formatPeriod, periodTexts, type Period, type PeriodTexts } from './format-period.ts';

/** A recurring price, such as that of a membership. */
export interface RecurringPrice extends Period {
  amountMinor: MinorUnits;
  currency: Currency;
}

/** Notation and texts of a recurring price. */
export interface RecurringFormat {
  /** @default English */
  numbers?: NumberFormat | undefined;
  /** @default periodTexts */
  texts?: PeriodTexts | undefined;
}

/**
 * Formats a recurring price, to the minor unit.
 *
 * @example
 * formatRecurring({ amountMinor: toMinorUnits(45000), currency: 'DKK', every: 1, unit: 'year' }); // 'DKK 450 a year'
 */
export function formatRecurring(
  { amountMinor, currency, ...period }: RecurringPrice,
  { numbers, texts = periodTexts }: RecurringFormat = {},
): string {
  return `${formatExact(amountMinor, currency, numbers)} ${formatPeriod(period, texts)}`;
}
