import type { MinorUnits } from '../amount/minor-units.ts';
import { divideHalfUp } from '../amount/round-half-up.ts';
import type { Currency } from '../currency/currency.ts';
import { formatUnits } from '../currency/format-units.ts';
import type { NumberFormat } from '../currency/number-format.ts';

const minorPerUnit = 100n;

/**
 * Formats an amount without VAT: rounded half up to whole units, with thousands separators. `formatPrice` adds
 * VAT and comes with the table of its rates, which a cart does not need.
 *
 * @param numbers English by default
 * @example
 * formatAmount(toMinorUnits(123450), 'DKK'); // 'DKK 1,235'
 */
export function formatAmount(amountMinor: MinorUnits, currency: Currency, numbers?: NumberFormat): string {
  return formatUnits(divideHalfUp(BigInt(amountMinor), minorPerUnit), currency, numbers);
}
