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

export interface CardsDefinition extends CardTraits {
  List: ComponentType<CardListProps>;
}

/** Views of cards, by their type. */
export type CardViews = { readonly [Type in CardType]?: CardsDefinition };

/** Defines the list component and layout of a card type. */
export function defineCards(List: ComponentType<CardListProps>, traits: CardTraits = {}): CardsDefinition {
  return { List, ...traits };
}
