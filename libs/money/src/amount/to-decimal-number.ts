import type { MinorUnits } from './minor-units.ts';

/**
 * Converts an amount, perhaps of several items, to a number with decimals for programs that require one, such as
 * analytics. Never calculate with the result.
 *
 * @example
 * toDecimalNumber(toMinorUnits(1999)); // 19.99
 * toDecimalNumber(toMinorUnits(1999), 3); // 59.97
 */
export function toDecimalNumber(amountMinor: MinorUnits, quantity = 1): number {
  // A division of whole numbers is rounded once: the result is the same number as the decimal text.
  return (amountMinor * quantity) / 100;
}
