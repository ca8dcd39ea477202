import type { ReactElement } from 'react';
import { CardText } from '../CardText.tsx';
import { CardTitle, permalinkOf } from '../CardTitle.tsx';
import { cardListClass } from '../card-list-class.ts';
import type { CardListProps } from '../card-list.ts';
import styles from './InitiativeCards.module.css';

/** Initiatives: words under a strong rule. */
export function InitiativeCards({ cards, headingLevel }: CardListProps): ReactElement {
  return (
    <ul className={cardListClass(styles['list'])}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardTitle card={card} level={headingLevel} to={permalinkOf(card)} />
          {card.initiativeData?.excerpt ? (
            <p>{card.initiativeData.excerpt}</p>
          ) : (
            <CardText html={card.description} />
          )}
        </li>
      ))}
    </ul>
  );
}
