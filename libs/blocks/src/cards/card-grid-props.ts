import type { Card, CardType, ContentType } from '@guildhall/cms-client';
import type { PageLinks } from '../entry-list/list-pages.ts';
import type { HeadingLevel } from './card-list.ts';
import type { CardPricing } from './card-pricing.ts';
import type { CardViews } from './define-cards.ts';

/** Layout of a list of cards: short strings, numbers and booleans, so that they fit into a URL. */
export interface CardGridOptions {
  /** Decides the look of the cards. */
  cardType: CardType;
  /** Kind of content of the list: for some kinds, the first card is larger. */
  contentType?: ContentType | undefined;
  /** Enlarges the first of `newsStyle` cards. */
  enlargeFirst?: boolean | undefined;
  /**
   * Level of the cards' headings.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** Props of `CardGrid`: the cards of a list, and its layout. */
export interface CardGridProps extends CardGridOptions {
  /** The cards in their order. */
  cards: readonly Card[];
  /**
   * Loads the first image at once, because it is the first of the page.
   * @default false
   */
  priority?: boolean;
  /** Currency, notation and equivalents of prices; without it, they stay as editors wrote them. */
  pricing?: CardPricing | undefined;
  /** Text below an incomplete list. */
  cut?: string | undefined;
  /** Links to other pages of the list, below its end. */
  pageLinks?: PageLinks | undefined;
  /**
   * True if these cards continue an earlier part of the same list.
   * @default false
   */
  continued?: boolean;
  /**
   * Views of the cards, by their type.
   * @default cardViews
   */
  views?: CardViews | undefined;
}
