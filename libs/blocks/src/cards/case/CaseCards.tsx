import type { ReactElement } from 'react';
import { CardPicture } from '../CardPicture.tsx';
import { CardText } from '../CardText.tsx';
import { CardTitle, permalinkOf } from '../CardTitle.tsx';
import { cardListClass } from '../card-list-class.ts';
import type { CardListProps } from '../card-list.ts';
import styles from './CaseCards.module.css';

/** Cases: plates of an atlas, mounted, numbered and set in uneven pairs. One alone fills the page. */
export function CaseCards({ cards, enlarged, headingLevel, priority }: CardListProps): ReactElement {
  const sizes = enlarged ? '(min-width: 48rem) 64rem, 100vw' : undefined;
  return (
    <ul className={cardListClass(styles['list'])} data-enlarged={enlarged || undefined}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <CardPicture image={card.image} size="lg" sizes={sizes} priority={priority && index === 0} />
          {card.cats[0] && <p>{card.cats[0].name}</p>}
          <CardTitle card={card} level={headingLevel} to={permalinkOf(card)} />
          <CardText html={card.description} />
        </li>
      ))}
    </ul>
  );
}
