import type { Pricing } from '@guildhall/money';
import type { BlocksContext } from '../blocks/blocks-context.ts';

/** Currency and notation of bare prices on cards, and what their equivalents need. */
export interface CardPricing extends Pick<Pricing, 'currency' | 'numbers' | 'rates'> {
  /**
   * Precedes prices in other currencies.
   * @default 'approx.'
   */
  approx?: string | undefined;
}

/** Returns the pricing of the cards in a block. */
export function getCardPricing({
  pricing,
  texts,
}: Pick<BlocksContext, 'pricing' | 'texts'>): CardPricing | undefined {
  return pricing && { ...pricing, approx: texts?.approx };
}
