import type { ReactElement } from 'react';
import { cardPicture } from '../card-picture.tsx';
import { cardTitle, permalinkOf } from '../card-title.tsx';
import { cardText } from '../card-text.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import { defineCards } from '../define-cards.ts';
import styles from './OrganisationCards.module.css';

/** Organisations: the rows of a register, one line each where there is room. */
export function OrganisationCards({ cards, headingLevel, priority }: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {cardPicture(card.image, { priority: priority && index === 0 })}
          {cardTitle(card, headingLevel, permalinkOf(card))}
          {cardText(card.description)}
        </li>
      ))}
    </CardList>
  );
}

export const organisationCards = defineCards(OrganisationCards, { heading: 'beside' });
