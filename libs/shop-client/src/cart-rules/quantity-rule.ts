/** The quantities in which the shop sells a variant: multiples of `increment`, from `minimum` to `maximum`. */
export interface QuantityRule {
  minimum: number;
  maximum: number;
  increment: number;
}

/** The highest quantity of a line, whatever the shop says: the api refuses more. */
export const maxQuantityPerLine = 99;

/** The rule of a variant that has none of its own. */
export const anyQuantity: QuantityRule = { minimum: 1, maximum: maxQuantityPerLine, increment: 1 };

/** Returns the next higher or lower quantity that the rule allows; 0 below the lowest. One above the highest is not allowed. */
export function stepQuantity(
  quantity: number,
  by: 1 | -1,
  { minimum, maximum, increment } = anyQuantity,
): number {
  if (by > 0) return Math.max(minimum, (Math.floor(quantity / increment) + 1) * increment);
  const next = Math.min(maximum, (Math.ceil(quantity / increment) - 1) * increment);
  return next < minimum ? 0 : next;
}

/** True for a quantity in which the variant can be ordered, and for 0, which removes it. */
export function isQuantityAllowed(quantity: number, { minimum, maximum, increment } = anyQuantity): boolean {
  const isInRange = quantity >= minimum && quantity <= maximum;
  return quantity === 0 || (isInRange && quantity % increment === 0);
}
