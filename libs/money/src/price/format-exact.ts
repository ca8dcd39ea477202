import type { MinorUnits } from '../amount/minor-units.ts';
import type { Currency } from '../currency/currency.ts';
import { addCurrency, groupDigits } from '../currency/format-units.ts';
import { englishNumbers, type NumberFormat } from '../currency/number-format.ts';

const minorPerUnit = 100;

/**
 * Formats an amount to the minor unit, for what will be charged: with its two decimals unless it is whole.
 *
 * @param amountMinor 0 or more
 * @param numbers English by default
 * @example
 * formatExact(toMinorUnits(4995), 'DKK'); // 'DKK 49.95'
 */
export function formatExact(
  amountMinor: MinorUnits,
  currency: Currency,
  numbers: NumberFormat = englishNumbers,
): string {
  const minor = amountMinor % minorPerUnit;
  const units = groupDigits(BigInt(amountMinor - minor) / BigInt(minorPerUnit), numbers);
  const decimals = minor === 0 ? '' : numbers.decimal + String(minor).padStart(2, '0');
  return addCurrency(units + decimals, currency, numbers);
}
