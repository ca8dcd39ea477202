'use client';

import type { Card } from '@guildhall/cms-client';
import { useContext, type ReactElement } from 'react';
import { renderCardMeta } from '../render-card-meta.tsx';
import { renderCardPicture } from '../render-card-picture.tsx';
import { renderCardText } from '../render-card-text.tsx';
import { renderCardTitle, toPermalinkTarget, type CardTarget } from '../render-card-title.tsx';
import { CardList } from '../CardList.tsx';
import { CardTextsContext } from '../card-texts-context.ts';
import type { CardListProps } from '../card-list.ts';
import { phonePictureWidth } from '../../blocks/picture-widths.ts';
import styles from './NewsCards.module.css';

/** Large in wide windows; in narrower ones as large as the others, with three, two or one per row. */
const leadSizes = `(min-width: 1200px) 64rem, (min-width: 60rem) 30vw, (min-width: 40rem) 45vw, ${phonePictureWidth}`;

/** A lead story with its picture, and shorter news beside it. */
export function NewsCards({
  cards,
  enlarged,
  headingLevel,
  priority,
  continued,
}: CardListProps): ReactElement {
  const { dates } = useContext(CardTextsContext);
  return (
    <CardList kind={styles['list']} enlarged={enlarged}>
      {cards.map((card, index) => {
        const first = index === 0 && !continued;
        const sizes = enlarged && first ? leadSizes : undefined;
        // Beside a lead story, the others show picture and title, or title and text.
        const brief = enlarged && !first && card.image;
        return (
          <li key={card.id}>
            {renderCardPicture(card.image, { sizes, priority: priority && first })}
            {renderCardMeta(card, dates)}
            {renderCardTitle(card, headingLevel, getNewsTarget(card))}
            {!brief && renderCardText(card.description)}
          </li>
        );
      })}
    </CardList>
  );
}

function getNewsTarget(card: Card): CardTarget | undefined {
  return card.link ?? toPermalinkTarget(card);
}
