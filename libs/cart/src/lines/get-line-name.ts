import { getVariantTitle, type CartDraft } from '@guildhall/shop-client';

/**
 * Returns the name that tells a line apart from others: the product's, with its variant if the product has several.
 *
 * @example getLineName(line) // 'Cones, 50 × 70 cm'
 */
export function getLineName({ title, variantTitle }: Pick<CartDraft, 'title' | 'variantTitle'>): string {
  return [title, getVariantTitle({ title: variantTitle })].filter(Boolean).join(', ');
}
