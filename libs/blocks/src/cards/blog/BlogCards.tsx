import type { ReactElement } from 'react';
import { cardMeta } from '../card-meta.tsx';
import { cardPicture } from '../card-picture.tsx';
import { cardText } from '../card-text.tsx';
import { cardTitle, permalinkOf } from '../card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import { defineCards } from '../define-cards.ts';
import { withinMargins } from '../../blocks/picture-widths.ts';
import styles from './BlogCards.module.css';

const sizes = `(min-width: 60rem) 21vw, ${withinMargins}`;

/** Blog: letters set in columns between hairlines. Only the first shows its picture: here, words come first. */
export function BlogCards({
  cards,
  enlarged,
  headingLevel,
  priority,
  continued,
}: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']} enlarged={enlarged}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {enlarged && index === 0 && !continued && cardPicture(card.image, { sizes, priority })}
          {cardMeta(card)}
          {cardTitle(card, headingLevel, permalinkOf(card))}
          {cardText(card.description)}
        </li>
      ))}
    </CardList>
  );
}

export const blogCards = defineCards(BlogCards, { enlarges: 'always' });
