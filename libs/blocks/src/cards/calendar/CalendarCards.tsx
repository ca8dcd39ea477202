import type { Card } from '@guildhall/cms-client';
import { VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { CardText } from '../CardText.tsx';
import { CardTitle } from '../CardTitle.tsx';
import { cardListClass } from '../card-list-class.ts';
import type { CardListProps } from '../card-list.ts';
import { CalendarDate } from './CalendarDate.tsx';
import styles from './CalendarCards.module.css';

/** Calendar: a page of an almanac, day by day. The one link signs up, or else reads more. */
export function CalendarCards({ cards, headingLevel }: CardListProps): ReactElement {
  return (
    <ul className={cardListClass(styles['list'])}>
      {cards.map((card) => (
        <li key={card.id} data-color={card.calendarData?.color || undefined}>
          <CalendarDate data={card.calendarData} />
          <CardTitle card={card} level={headingLevel} />
          <CardText html={card.description} />
          <Facts card={card} />
          <Way card={card} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ card: { calendarData } }: { card: Card }): ReactElement | null {
  if (!calendarData) return null;
  const { time, location, price, hideDate } = calendarData;
  const facts = [hideDate ? '' : time, location, price].filter(Boolean);
  return facts.length === 0 ? null : (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** Names the item for those who hear links one by one: 'Sign up for …'. */
function Way({ card }: { card: Card }): ReactElement {
  const signUp = card.calendarData?.signupUrl;
  return (
    <a href={signUp ?? card.permalink}>
      {signUp ? 'Sign up' : 'Read more'}
      <VisuallyHidden>{`${signUp ? ' for ' : ' about '}${card.title}`}</VisuallyHidden>
    </a>
  );
}
