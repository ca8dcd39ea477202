import type { CartDraft, CartLine, ShopCart } from '@guildhall/shop-client';

/** A product as the cart sees it; each letter is a different one. */
export function createDraft(letter: string, changes: Partial<CartDraft> = {}): CartDraft {
  return {
    variantId: `variant ${letter}`,
    productHandle: `product-${letter}`,
    title: `Product ${letter}`,
    variantTitle: 'Default Title',
    price: { amountMinor: 24900, currency: 'DKK' },
    image: undefined,
    vendor: 'The press',
    isEvent: false,
    collectionTitle: 'Books',
    ...changes,
  };
}

/** A place at an event: one per cart. */
export const eventDraft = createDraft('E', { isEvent: true, title: 'An evening of long views' });

/** The same product as a line of a cart. */
export function createLine(letter: string, quantity = 1, changes: Partial<CartLine> = {}): CartLine {
  const one = { ...createDraft(letter), ...changes };
  const total = { ...one.price, amountMinor: one.price.amountMinor * quantity };
  return {
    ...one,
    id: `line ${letter}`,
    quantity,
    total,
    discounts: [],
    availableForSale: true,
    ...changes,
  };
}

/** A cart with these lines, with totals as in a shop without discounts. */
export function createCart(
  id: string,
  lines: readonly CartLine[],
  checkoutUrl = 'https://shop.example/1',
): ShopCart {
  const sum = { amountMinor: lines.reduce((all, { total }) => all + total.amountMinor, 0), currency: 'DKK' };
  return {
    id,
    checkoutUrl: checkoutUrl as never,
    lines: [...lines],
    subtotal: sum,
    discounts: [],
    total: sum,
    discountCodes: [],
  };
}
