import type { CartLine } from '@guildhall/shop-client';

export type { CartLine };

/** What is known of a product before it is in the cart: enough to show its line at once. */
export type CartDraft = Omit<CartLine, 'id' | 'quantity' | 'availableForSale'>;

/** How many of one variant a cart may hold; the invoice route refuses more. */
export const mostOfOne = 99;

/** An event is booked once per cart: its quantity never changes. */
export function isEvent({ vendor }: { vendor: string }): boolean {
  return vendor === 'zoom-event' || vendor === 'offline-event';
}
