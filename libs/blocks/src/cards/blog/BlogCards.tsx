import type { ReactElement } from 'react';
import { CardMeta } from '../CardMeta.tsx';
import { CardPicture } from '../CardPicture.tsx';
import { CardText } from '../CardText.tsx';
import { CardTitle, permalinkOf } from '../CardTitle.tsx';
import { cardListClass } from '../card-list-class.ts';
import type { CardListProps } from '../card-list.ts';
import styles from './BlogCards.module.css';

/** Blog: letters set in columns between hairlines. Only the first shows its picture: here, words come first. */
export function BlogCards({ cards, enlarged, headingLevel, priority }: CardListProps): ReactElement {
  return (
    <ul className={cardListClass(styles['list'])} data-enlarged={enlarged || undefined}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {enlarged && index === 0 && (
            <CardPicture image={card.image} sizes="(min-width: 60rem) 22rem, 100vw" priority={priority} />
          )}
          <CardMeta card={card} />
          <CardTitle card={card} level={headingLevel} to={permalinkOf(card)} />
          <CardText html={card.description} />
        </li>
      ))}
    </ul>
  );
}
