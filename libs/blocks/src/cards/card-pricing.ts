import type { Pricing } from '@guildhall/money';

/** Currency and notation of bare prices on cards, and what their equivalents need. */
export interface CardPricing extends Pick<Pricing, 'currency' | 'numbers' | 'rates'> {
  /**
   * Precedes prices in other currencies.
   * @default 'approx.'
   */
  approx?: string | undefined;
}

interface PricedContext {
  pricing?: Pick<Pricing, 'currency' | 'numbers' | 'rates'>;
  texts?: { approx?: string };
}

/**
 * Returns the pricing of the cards in a block.
 *
 * @param context of the page's blocks
 */
export function getCardPricing({ pricing, texts }: PricedContext): CardPricing | undefined {
  return pricing && { ...pricing, approx: texts?.approx };
}
