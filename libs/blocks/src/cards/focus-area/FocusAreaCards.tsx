import type { ReactElement } from 'react';
import { CardPicture } from '../CardPicture.tsx';
import { CardTitle, permalinkOf } from '../CardTitle.tsx';
import { cardListClass } from '../card-list-class.ts';
import type { CardListProps } from '../card-list.ts';
import styles from './FocusAreaCards.module.css';

/** Focus areas: a frieze of peach prints, each with one large title (`peachimg`). */
export function FocusAreaCards({ cards, headingLevel, priority }: CardListProps): ReactElement {
  return (
    <ul className={cardListClass(styles['list'])}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <CardPicture image={card.image} priority={priority && index === 0} />
          <CardTitle card={card} level={headingLevel} to={permalinkOf(card)} />
        </li>
      ))}
    </ul>
  );
}
