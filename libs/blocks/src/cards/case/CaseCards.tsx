import type { ReactElement } from 'react';
import { renderCardPicture } from '../render-card-picture.tsx';
import { renderCardText } from '../render-card-text.tsx';
import { renderCardTitle, toPermalinkTarget } from '../render-card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import { phonePictureWidth } from '../../blocks/picture-widths.ts';
import styles from './CaseCards.module.css';

/** Cases as numbered plates in uneven pairs. A single one fills the page. */
export function CaseCards({ cards, enlarged, headingLevel, priority }: CardListProps): ReactElement {
  const sizes = enlarged
    ? `(min-width: 90rem) 64rem, (min-width: 48rem) 66vw, ${phonePictureWidth}`
    : undefined;
  return (
    <CardList kind={styles['list']} enlarged={enlarged}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {renderCardPicture(card.image, { size: 'lg', sizes, priority: priority && index === 0 })}
          {card.cats[0] && <p>{card.cats[0].name}</p>}
          {renderCardTitle(card, headingLevel, toPermalinkTarget(card))}
          {renderCardText(card.description)}
        </li>
      ))}
    </CardList>
  );
}
