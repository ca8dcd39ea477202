import type { Card } from '@guildhall/cms-client';
import { getTintClass, VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { parseBareAmount, formatPriceText } from '../../price/format-price-text.ts';
import { renderCardText } from '../render-card-text.tsx';
import { renderCardTitle, toPermalinkTarget } from '../render-card-title.tsx';
import { CardList } from '../CardList.tsx';
import type { CardListProps } from '../card-list.ts';
import { defineCards } from '../define-cards.ts';
import { renderCalendarDate } from './render-calendar-date.tsx';
import styles from './CalendarCards.module.css';

/** Events by day. The link signs up, while the title links to the event's page; without sign-up, the link reads more. */
export function CalendarCards({ cards, headingLevel }: CardListProps): ReactElement {
  return (
    <CardList kind={styles['list']}>
      {cards.map((card) => (
        <li
          key={card.id}
          className={getTintClass(card.calendarData?.color)}
          data-color={card.calendarData?.color || undefined}
        >
          {renderCalendarDate(card.calendarData)}
          {renderCardTitle(card, headingLevel, hasExternalSignUp(card) ? toPermalinkTarget(card) : undefined)}
          {renderCardText(card.description)}
          {renderFacts(card)}
          {renderLink(card)}
        </li>
      ))}
    </CardList>
  );
}

export const calendarCards = defineCards(CalendarCards);

function renderFacts({ calendarData }: Card): ReactElement | null {
  if (!calendarData) return null;
  const { time, location, price, hideDate } = calendarData;
  const known = [hideDate ? '' : time, location, formatEventPrice(price)].filter(Boolean);
  return known.length === 0 ? null : (
    <ul>
      {known.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}

/** Content services send 0 for free events. */
function formatEventPrice(price: string): string {
  return parseBareAmount(price) === 0 || /^0,00?$/.test(price) ? 'Free' : formatPriceText(price);
}

/** True if visitors sign up on another page than the event's own. */
function hasExternalSignUp({ permalink, calendarData }: Card): boolean {
  return calendarData?.signupUrl !== undefined && calendarData.signupUrl !== permalink;
}

/** Screen readers get a complete name: 'Sign up for …'. */
function renderLink({ title, permalink, calendarData }: Card): ReactElement | null {
  const signUp = calendarData?.signupUrl;
  const url = signUp ?? permalink;
  if (!url) return null;
  return (
    <a href={url}>
      {signUp ? 'Sign up' : 'Read more'}
      <VisuallyHidden>{`${signUp ? ' for ' : ' about '}${title}`}</VisuallyHidden>
    </a>
  );
}
