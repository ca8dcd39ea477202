import { minorUnits, timesQuantity } from '@guildhall/money';
import { eventKind, overbooked, type CartLine } from '@guildhall/shop-client';

export type { CartLine };

/** What is known of a product before it is in the cart: enough to show its line at once. */
export type CartDraft = Omit<CartLine, 'id' | 'quantity' | 'availableForSale' | 'total' | 'discounts'>;

/** How many of one variant a cart may hold; the invoice route refuses more. */
export const mostOfOne = 99;

/** The shop's name for the only kind of a product: nobody wants to read it. */
export const onlyKind = 'Default Title';

/** An event is booked once per cart: its quantity never changes. */
export function isEvent({ vendor }: { vendor: string }): boolean {
  return eventKind({ vendor }) !== undefined;
}

/** Whether the draft is a place at an event at which there is one in the cart, of whatever kind. */
export function isBooked(draft: CartDraft, lines: readonly CartLine[]): boolean {
  const bookings = [...lines, { ...draft, quantity: 1 }].map(({ productHandle, vendor, quantity }) => ({
    product: productHandle,
    vendor,
    quantity,
  }));
  const there = lines.some(({ productHandle }) => productHandle === draft.productHandle);
  return there && overbooked(bookings).has(draft.productHandle);
}

/** The line in another quantity, at the price for one: what the shop takes off is not known before it answers. */
export function inQuantity(line: CartLine, quantity: number): CartLine {
  const amountMinor = timesQuantity(minorUnits(line.price.amountMinor), quantity);
  return { ...line, quantity, total: { ...line.price, amountMinor }, discounts: [] };
}
