import type { ComponentType } from 'react';
import type { CardListProps } from './card-list.ts';

/** Where cards of a type are on their page. */
export interface CardTraits {
  /**
   * The title of a block with such cards hangs beside them.
   * @default 'above'
   */
  heading?: 'beside';
  /**
   * When the first card is larger than the others: `always` in lists of its own kind of content, when an editor `asked`
   * for it, or when it is `alone`; never when not given.
   */
  enlarges?: 'always' | 'asked' | 'alone';
}

/** A list of cards of one type, and how it is placed on its page. */
export interface CardsDefinition extends CardTraits {
  List: ComponentType<CardListProps>;
}

/** Defines how cards of a type are shown. */
export function defineCards(List: ComponentType<CardListProps>, traits: CardTraits = {}): CardsDefinition {
  return { List, ...traits };
}
