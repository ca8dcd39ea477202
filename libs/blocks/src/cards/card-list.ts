import type { Card } from '@guildhall/cms-client';
import type { Pricing } from '@guildhall/money';

/** 3 under a block's title, else 2. */
export type HeadingLevel = 2 | 3 | 4;

export interface CardListProps {
  cards: readonly Card[];
  /** True if the first card is larger than the others. */
  enlarged: boolean;
  headingLevel: HeadingLevel;
  /** True if the first image is the first of the page. */
  priority: boolean;
  /** Currency and notation of bare prices; without it, they stay as editors wrote them. */
  pricing?: Pick<Pricing, 'currency' | 'numbers'> | undefined;
  /** True if the cards continue an earlier part of the list. */
  continued: boolean;
}
