import type { ReactElement } from 'react';
import { renderCardPicture } from '../render-card-picture.tsx';
import { renderCardTitle, toPermalinkTarget } from '../render-card-title.tsx';
import { renderCardText } from '../render-card-text.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import styles from './OrganisationCards.module.css';

/** Organisations, one per line in wide windows. */
export function OrganisationCards({ cards, headingLevel, priority }: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {renderCardPicture(card.image, { priority: priority && index === 0 })}
          {renderCardTitle(card, headingLevel, toPermalinkTarget(card))}
          {renderCardText(card.description)}
        </li>
      ))}
    </CardList>
  );
}
