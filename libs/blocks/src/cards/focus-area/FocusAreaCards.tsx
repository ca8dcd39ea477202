import type { ReactElement } from 'react';
import { cardPicture } from '../card-picture.tsx';
import { cardTitle, permalinkOf } from '../card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import { defineCards } from '../define-cards.ts';
import styles from './FocusAreaCards.module.css';

/** Focus areas: a frieze of peach prints, each with one large title (`peachimg`). */
export function FocusAreaCards({ cards, headingLevel, priority }: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {cardPicture(card.image, { priority: priority && index === 0 })}
          {cardTitle(card, headingLevel, permalinkOf(card))}
        </li>
      ))}
    </CardList>
  );
}

export const focusAreaCards = defineCards(FocusAreaCards);
