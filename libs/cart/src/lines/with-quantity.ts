import { toMinorUnits, multiplyAmount } from '@guildhall/money';
import type { CartLine } from '@guildhall/shop-client';

/** The line in another quantity, at the unit price: discounts are unknown until the shop responds. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  const amountMinor = multiplyAmount(toMinorUnits(line.price.amountMinor), quantity);
  return { ...line, quantity, total: { ...line.price, amountMinor }, discounts: [] };
}
