import type { Card, Link } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { CardMeta } from '../CardMeta.tsx';
import { CardPicture } from '../CardPicture.tsx';
import { CardText } from '../CardText.tsx';
import { CardTitle, permalinkOf } from '../CardTitle.tsx';
import { cardListClass } from '../card-list-class.ts';
import type { CardListProps, HeadingLevel } from '../card-list.ts';
import styles from './NewsCards.module.css';

/** News: a lead story with its picture, and beside it what else has happened, between rules. */
export function NewsCards({ cards, enlarged, headingLevel, priority }: CardListProps): ReactElement {
  return (
    <ul className={cardListClass(styles['list'])} data-enlarged={enlarged || undefined}>
      {cards.map((card, index) =>
        enlarged && index === 0 ? (
          <Lead key={card.id} card={card} level={headingLevel} priority={priority} />
        ) : (
          <li key={card.id}>
            <CardPicture image={card.image} priority={priority && index === 0} />
            <CardMeta card={card} />
            <CardTitle card={card} level={headingLevel} to={newsLinkOf(card)} />
            {!(enlarged && card.image) && <CardText html={card.description} />}
          </li>
        ),
      )}
    </ul>
  );
}

function Lead({
  card,
  level,
  priority,
}: {
  card: Card;
  level: HeadingLevel;
  priority: boolean;
}): ReactElement {
  return (
    <li data-lead>
      <CardPicture image={card.image} sizes="(min-width: 1200px) 64rem, 100vw" priority={priority} />
      <CardMeta card={card} />
      <CardTitle card={card} level={level} to={newsLinkOf(card)} />
      <CardText html={card.description} />
    </li>
  );
}

/** News may lead elsewhere: to a report, a programme, another house. */
function newsLinkOf(card: Card): Pick<Link, 'url' | 'target'> {
  return card.link ?? permalinkOf(card);
}
