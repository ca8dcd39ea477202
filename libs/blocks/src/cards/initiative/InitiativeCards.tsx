import type { ReactElement } from 'react';
import { cardText } from '../card-text.tsx';
import { cardTitle, permalinkOf } from '../card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import { defineCards } from '../define-cards.ts';
import styles from './InitiativeCards.module.css';

/** Initiatives: words under a strong rule. */
export function InitiativeCards({ cards, headingLevel }: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']}>
      {cards.map((card) => (
        <li key={card.id}>
          {cardTitle(card, headingLevel, permalinkOf(card))}
          {card.initiativeData?.excerpt ? <p>{card.initiativeData.excerpt}</p> : cardText(card.description)}
        </li>
      ))}
    </CardList>
  );
}

export const initiativeCards = defineCards(InitiativeCards);
