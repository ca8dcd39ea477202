import type { MinorUnits } from '../amount/minor-units.ts';
import { divideHalfUp } from '../amount/round-half-up.ts';
import { groupDigits } from '../currency/format-units.ts';
import type { NumberFormat } from '../currency/number-format.ts';

const minorPerUnit = 100n;

/**
 * Formats an amount like `formatAmount`, but without its currency, for a text that names it.
 *
 * @param amountMinor 0 or more
 * @param numbers English by default
 * @example
 * formatFigures(toMinorUnits(123450)); // '1,235'
 */
export function formatFigures(amountMinor: MinorUnits, numbers?: NumberFormat): string {
  return groupDigits(divideHalfUp(BigInt(amountMinor), minorPerUnit), numbers);
}
