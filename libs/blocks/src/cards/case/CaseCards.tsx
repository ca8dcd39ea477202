import type { ReactElement } from 'react';
import { cardPicture } from '../card-picture.tsx';
import { cardText } from '../card-text.tsx';
import { cardTitle, permalinkOf } from '../card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import { defineCards } from '../define-cards.ts';
import { withinMargins } from '../../blocks/picture-widths.ts';
import styles from './CaseCards.module.css';

/** Cases: plates of an atlas, mounted, numbered and set in uneven pairs. One alone fills the page. */
export function CaseCards({ cards, enlarged, headingLevel, priority }: CardListProps): ReactElement {
  const sizes = enlarged ? `(min-width: 90rem) 64rem, (min-width: 48rem) 66vw, ${withinMargins}` : undefined;
  return (
    <CardList kind={styles['list']} enlarged={enlarged}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {cardPicture(card.image, { size: 'lg', sizes, priority: priority && index === 0 })}
          {card.cats[0] && <p>{card.cats[0].name}</p>}
          {cardTitle(card, headingLevel, permalinkOf(card))}
          {cardText(card.description)}
        </li>
      ))}
    </CardList>
  );
}

export const caseCards = defineCards(CaseCards, { enlarges: 'alone' });
