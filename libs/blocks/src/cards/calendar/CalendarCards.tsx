import type { Card } from '@guildhall/cms-client';
import { tintClass, VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { amountIn, priceText } from '../../price/price-text.ts';
import { cardText } from '../card-text.tsx';
import { cardTitle, permalinkOf } from '../card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import { defineCards } from '../define-cards.ts';
import { calendarDate } from './calendar-date.tsx';
import styles from './CalendarCards.module.css';

/** Calendar: a page of an almanac, day by day. Its link signs up, with the title leading to its page, or else reads more. */
export function CalendarCards({ cards, headingLevel }: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']}>
      {cards.map((card) => (
        <li
          key={card.id}
          className={tintClass(card.calendarData?.color)}
          data-color={card.calendarData?.color || undefined}
        >
          {calendarDate(card.calendarData)}
          {cardTitle(card, headingLevel, leadsElsewhere(card) ? permalinkOf(card) : undefined)}
          {cardText(card.description)}
          {facts(card)}
          {way(card)}
        </li>
      ))}
    </CardList>
  );
}

export const calendarCards = defineCards(CalendarCards);

function facts({ calendarData }: Card): ReactElement | null {
  if (!calendarData) return null;
  const { time, location, price, hideDate } = calendarData;
  const known = [hideDate ? '' : time, location, priceOf(price)].filter(Boolean);
  return known.length === 0 ? null : (
    <ul>
      {known.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}

/** Content services send 0 for what costs nothing. */
function priceOf(price: string): string {
  return amountIn(price) === 0 || /^0,00?$/.test(price) ? 'Free' : priceText(price);
}

/** Whether its link signs up, and not on its own page. */
function leadsElsewhere({ permalink, calendarData }: Card): boolean {
  return calendarData?.signupUrl !== undefined && calendarData.signupUrl !== permalink;
}

/** The link's name for screen readers: 'Sign up for …'. `undefined` without a link. */
function way({ title, permalink, calendarData }: Card): ReactElement | null {
  const signUp = calendarData?.signupUrl;
  const address = signUp ?? permalink;
  if (!address) return null;
  return (
    <a href={address}>
      {signUp ? 'Sign up' : 'Read more'}
      <VisuallyHidden>{`${signUp ? ' for ' : ' about '}${title}`}</VisuallyHidden>
    </a>
  );
}
