'use client';

import { useContext, type ReactElement } from 'react';
import { renderCardMeta } from '../render-card-meta.tsx';
import { renderCardPicture } from '../render-card-picture.tsx';
import { renderCardText } from '../render-card-text.tsx';
import { renderCardTitle, toPermalinkTarget } from '../render-card-title.tsx';
import { CardList } from '../CardList.tsx';
import { CardTextsContext } from '../card-texts-context.ts';
import type { CardListProps } from '../card-list.ts';
import { phonePictureWidth } from '../../blocks/picture-widths.ts';
import styles from './BlogCards.module.css';

const sizes = `(min-width: 60rem) 21vw, ${phonePictureWidth}`;

/** Blog posts in columns between hairlines. Only the first shows its picture. */
export function BlogCards({
  cards,
  enlarged,
  headingLevel,
  priority,
  continued,
}: CardListProps): ReactElement {
  const { dates } = useContext(CardTextsContext);
  return (
    <CardList kind={styles['list']} enlarged={enlarged}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {enlarged && index === 0 && !continued && renderCardPicture(card.image, { sizes, priority })}
          {renderCardMeta(card, dates)}
          {renderCardTitle(card, headingLevel, toPermalinkTarget(card))}
          {renderCardText(card.description)}
        </li>
      ))}
    </CardList>
  );
}
