declare const unit: unique symbol;

/**
 * An amount in whole minor units (øre, cents, pence): 123450 is 1,234.50. Arithmetic on it gives a plain number, so that
 * only the functions of this library create amounts.
 */
export type MinorUnits = number & { readonly [unit]: 'minor units' };

/**
 * Says that a number is an amount in minor units.
 *
 * @throws RangeError if it is not a whole number, or too large to be exact
 * @example
 * const priceMinor = toMinorUnits(24900); // that is 249.00
 */
export function toMinorUnits(value: number): MinorUnits {
  if (!Number.isSafeInteger(value))
    throw new RangeError('[GUILDHALL_MONEY_AMOUNT] No integer: round it, or use parseAmount.');
  // Minus zero would be formatted with its sign.
  return (value === 0 ? 0 : value) as MinorUnits;
}
