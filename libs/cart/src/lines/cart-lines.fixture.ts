import type { CartDraft, CartLine } from './cart-line.ts';

/** A product as the cart sees it; every letter is another one. */
export function draft(letter: string, changes: Partial<CartDraft> = {}): CartDraft {
  return {
    variantId: `variant ${letter}`,
    productHandle: `product-${letter}`,
    title: `Product ${letter}`,
    variantTitle: 'Default Title',
    price: { amountMinor: 24900, currency: 'DKK' },
    image: undefined,
    vendor: 'The press',
    collectionTitle: 'Books',
    ...changes,
  };
}

/** A place at an event: one per cart. */
export const eventDraft = draft('E', { vendor: 'zoom-event', title: 'An evening of long views' });

/** The same product as a line of a cart. */
export function line(letter: string, quantity = 1, changes: Partial<CartLine> = {}): CartLine {
  return { ...draft(letter), id: `line ${letter}`, quantity, availableForSale: true, ...changes };
}
