declare const unit: unique symbol;

/** A rate in whole parts per million: 250000 is 25 %, 134460 is 0.13446. */
export type PartsPerMillion = number & { readonly [unit]: 'parts per million' };

/** The whole, as a rate. */
export const million = 1_000_000;

/**
 * Says that a number is a rate in parts per million.
 *
 * @throws RangeError if it is not a whole number, negative, or too large to be exact
 */
export function toPartsPerMillion(value: number): PartsPerMillion {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(
      '[GUILDHALL_MONEY_RATE] A rate is an integer of parts per million, from 0 on: 25 % is 250000.',
    );
  }
  return value as PartsPerMillion;
}
