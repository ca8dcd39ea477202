import type { MinorUnits } from '../amount/minor-units.ts';
import type { Currency } from '../currency/currency.ts';
import { formatInteger } from '../currency/format-integer.ts';

const minorPerUnit = 100;

/**
 * Formats an amount to the minor unit, for what will be charged: with its two decimals unless it is whole.
 *
 * @param amountMinor 0 or more
 * @example formatExact(toMinorUnits(4995)) // 'DKK 49.95'
 */
export function formatExact(amountMinor: MinorUnits, currency: Currency = 'DKK'): string {
  const minor = amountMinor % minorPerUnit;
  const whole = formatInteger(BigInt(amountMinor - minor) / BigInt(minorPerUnit), currency);
  return minor === 0 ? whole : `${whole}.${String(minor).padStart(2, '0')}`;
}
