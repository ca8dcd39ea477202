import type { ProductSummary, ProductVariant } from '../shop-types.ts';

/**
 * True if no variant is available.
 *
 * @example
 * isSoldOut({ variants: [] }); // true
 */
export function isSoldOut({ variants }: Pick<ProductSummary, 'variants'>): boolean {
  return !variants.some(({ availableForSale }) => availableForSale);
}

/**
 * Returns the initial variant: the first that can be bought, otherwise the first.
 *
 * @example
 * const sizes = [{ id: 'A3', availableForSale: false }, { id: 'A2', availableForSale: true }];
 * findFirstChoice(sizes)?.id; // 'A2'
 */
export function findFirstChoice<V extends Pick<ProductVariant, 'availableForSale'>>(
  variants: readonly V[],
): V | undefined {
  return variants.find(({ availableForSale }) => availableForSale) ?? variants[0];
}
