import { toMinorUnits, multiplyAmount } from '@guildhall/money';
import type { CartLine } from '@guildhall/shop-client';

/** The line in another quantity, at the price for one: discounts are not known before the shop answers. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  const amountMinor = multiplyAmount(toMinorUnits(line.price.amountMinor), quantity);
  return { ...line, quantity, total: { ...line.price, amountMinor }, discounts: [] };
}
