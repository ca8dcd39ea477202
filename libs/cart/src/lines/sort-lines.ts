import type { CartLine } from '@guildhall/shop-client';

/**
 * Returns the cart's own order, as variant ids: new ones first, known ones in their order, and removed ones dropped.
 * The vendor's order may differ between responses.
 */
export function computeOrder(lines: readonly CartLine[], before: readonly string[]): string[] {
  const present = new Set(lines.map(({ variantId }) => variantId));
  const previousIds = new Set(before);
  const fresh = [...present].filter((variantId) => !previousIds.has(variantId));
  return [...fresh, ...[...previousIds].filter((variantId) => present.has(variantId))];
}

/** Sorts lines into that order. */
export function sortLines(lines: readonly CartLine[], order: readonly string[]): CartLine[] {
  const place = new Map(order.map((variantId, index) => [variantId, index]));
  const getPlace = ({ variantId }: CartLine) => place.get(variantId) ?? -1;
  return [...lines].sort((one, other) => getPlace(one) - getPlace(other));
}
