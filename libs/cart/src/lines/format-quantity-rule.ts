import type { QuantityRule } from '@guildhall/shop-client';
import { fill } from '@guildhall/ui';
import type { CartTexts } from '../texts/cart-texts.ts';

/** Sentences on the quantities in which a product is sold. */
export type QuantityRuleTexts = Pick<CartTexts, 'quantityOnly' | 'quantityRange' | 'quantitySteps'>;

/**
 * Formats the quantities in which a product is sold.
 *
 * @example formatQuantityRule({ minimum: 6, maximum: 18, increment: 3 }, cartTexts)
 */
export function formatQuantityRule(
  { minimum, maximum, increment }: QuantityRule,
  { quantityOnly, quantityRange, quantitySteps }: QuantityRuleTexts,
): string {
  const several = increment > 1 ? quantitySteps : quantityRange;
  return fill(minimum < maximum ? several : quantityOnly, { minimum, maximum, increment });
}
