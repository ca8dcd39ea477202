import type { ReactElement } from 'react';
import { renderCardPicture } from '../render-card-picture.tsx';
import { renderCardTitle, toPermalinkTarget } from '../render-card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import styles from './FocusAreaCards.module.css';

/** Focus areas (`peachimg`): pictures printed in one colour, each with a large title. */
export function FocusAreaCards({ cards, headingLevel, priority }: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {renderCardPicture(card.image, { priority: priority && index === 0 })}
          {renderCardTitle(card, headingLevel, toPermalinkTarget(card))}
        </li>
      ))}
    </CardList>
  );
}
