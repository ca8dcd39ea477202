import type { ReactElement } from 'react';
import { renderCardText } from '../render-card-text.tsx';
import { renderCardTitle, toPermalinkTarget } from '../render-card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import styles from './InitiativeCards.module.css';

/** Initiatives: text under a strong rule. */
export function InitiativeCards({ cards, headingLevel }: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']}>
      {cards.map((card) => (
        <li key={card.id}>
          {renderCardTitle(card, headingLevel, toPermalinkTarget(card))}
          {card.initiativeData?.excerpt ? (
            <p>{card.initiativeData.excerpt}</p>
          ) : (
            renderCardText(card.description)
          )}
        </li>
      ))}
    </CardList>
  );
}
