import type { Card } from '@guildhall/cms-client';
import type { CardPricing } from './card-pricing.ts';

/** 3 under a block's title, else 2. */
export type HeadingLevel = 2 | 3 | 4;

/** Props of the list component of a card type. */
export interface CardListProps {
  /** The cards of one group, in their order. */
  cards: readonly Card[];
  /** True if the first card is larger than the others. */
  enlarged: boolean;
  /** Level of the cards’ headings. */
  headingLevel: HeadingLevel;
  /** True if the first image is the first of the page. */
  priority: boolean;
  /** Currency, notation and equivalents of prices; without it, they stay as editors wrote them. */
  pricing?: CardPricing | undefined;
  /** True if the cards continue an earlier part of the list. */
  continued: boolean;
}
