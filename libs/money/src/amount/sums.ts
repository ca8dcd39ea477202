import { toMinorUnits, type MinorUnits } from './minor-units.ts';

/**
 * Adds up amounts of one currency; without amounts the sum is 0.
 *
 * @throws RangeError when the sum is too large to be exact
 */
export function sumAmounts(amounts: Iterable<MinorUnits>): MinorUnits {
  let sum = 0;
  for (const amountMinor of amounts) sum += amountMinor;
  return toMinorUnits(sum);
}

/**
 * Multiplies an amount by a quantity.
 *
 * @param quantity a whole number
 * @throws RangeError if it is not a whole number, or the product is too large to be exact
 */
export function multiplyAmount(priceMinor: MinorUnits, quantity: number): MinorUnits {
  if (!Number.isSafeInteger(quantity)) throw new RangeError('[GUILDHALL_MONEY_QUANTITY] Round it.');
  return toMinorUnits(priceMinor * quantity);
}
