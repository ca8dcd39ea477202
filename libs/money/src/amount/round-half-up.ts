/**
 * Divides and rounds once to a whole number; halves are rounded up, or down if negative, so that a refund mirrors its
 * price.
 *
 * @param divisor above 0
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -rounded : rounded;
}
