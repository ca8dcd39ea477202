import type { CardType } from '@guildhall/cms-client';
import type { ComponentType } from 'react';
import type { CardListProps } from './card-list.ts';

/** Layout of a card type on its page. */
export interface CardTraits {
  /**
   * Position of the title of a block with such cards.
   * @default 'above'
   */
  heading?: 'beside';
  /**
   * Enlarges the first card: `always` in lists of this type's content, `optional` if the editor chose it, `single` if it is
   * the only one.
   * @default never
   */
  enlarges?: 'always' | 'optional' | 'single';
}

/** The look of a card type: its list component and its layout. */
export interface CardsDefinition extends CardTraits {
  /** Renders a list of such cards. */
  List: ComponentType<CardListProps>;
}

/** Views of cards, by their type. */
export type CardViews = { readonly [Type in CardType]?: CardsDefinition };

/**
 * Defines the list component and layout of a card type.
 *
 * @example
 * const TideCards = ({ cards }: CardListProps) => <p>{cards.length} tides</p>;
 * const views: CardViews = { ...cardViews, calendar: defineCards(TideCards, { heading: 'beside' }) };
 */
export function defineCards(List: ComponentType<CardListProps>, traits: CardTraits = {}): CardsDefinition {
  return { List, ...traits };
}
