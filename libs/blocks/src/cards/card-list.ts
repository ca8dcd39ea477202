import type { Card } from '@guildhall/cms-client';

/** The level of the headings in a list of cards: 3 under a block's title, else 2. */
export type HeadingLevel = 2 | 3 | 4;

/** What the list of every kind of card receives. */
export interface CardListProps {
  cards: readonly Card[];
  /** Whether the first card is larger than the others. */
  enlarged: boolean;
  headingLevel: HeadingLevel;
  /** Whether the first picture is the first of the page. */
  priority: boolean;
  /** True when they go on from earlier cards of the same list: the first of them is not the list's first. */
  continued: boolean;
}
