import type { Card, CardType, ContentType } from '@guildhall/cms-client';
import type { HeadingLevel } from './card-list.ts';

/** The options of how a list of cards looks: small and plain, so that it can travel in an address. */
export interface CardGridOptions {
  cardType: CardType;
  /** News and blog enlarge their first card, cases a single one: `should-enlarge-first.ts`. */
  contentType?: ContentType | undefined;
  /** Enlarges the first of `newsStyle` cards. */
  enlargeFirst?: boolean | undefined;
  /**
   * The level of the cards' headings.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

export interface CardGridProps extends CardGridOptions {
  cards: readonly Card[];
  /**
   * Fetch the first picture at once: it is the first of the page.
   * @default false
   */
  priority?: boolean;
  /** The words below a list that is longer than is shown; English where not given. */
  cut?: string | undefined;
  /**
   * These cards go on from earlier ones of the same list: for rendering a long list in pieces.
   * @default false
   */
  continued?: boolean;
}
