import type { ReactElement } from 'react';
import { CardPicture } from '../CardPicture.tsx';
import { CardTitle, permalinkOf } from '../CardTitle.tsx';
import { CardText } from '../CardText.tsx';
import { cardListClass } from '../card-list-class.ts';
import type { CardListProps } from '../card-list.ts';
import styles from './OrganisationCards.module.css';

/** Organisations: the rows of a register, one line each where there is room. */
export function OrganisationCards({ cards, headingLevel, priority }: CardListProps): ReactElement {
  return (
    <ul className={cardListClass(styles['list'])}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <CardPicture image={card.image} priority={priority && index === 0} />
          <CardTitle card={card} level={headingLevel} to={permalinkOf(card)} />
          <CardText html={card.description} />
        </li>
      ))}
    </ul>
  );
}
