'use client';

import type { Card } from '@guildhall/cms-client';
import { fill, getTintClass, VisuallyHidden } from '@guildhall/ui';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { formatEquivalents } from '../../price/format-equivalents.ts';
import { formatPriceText } from '../../price/format-price-text.ts';
import { renderCardText } from '../render-card-text.tsx';
import { renderCardTitle, toPermalinkTarget } from '../render-card-title.tsx';
import { CardList } from '../CardList.tsx';
import { CardTextsContext } from '../card-texts-context.ts';
import type { CardTexts } from '../card-texts.ts';
import type { CardListProps } from '../card-list.ts';
import { renderCalendarDate } from './render-calendar-date.tsx';
import styles from './CalendarCards.module.css';

/** Events by day. The link signs up, while the title links to the event's page; without sign-up, the link reads more. */
export function CalendarCards({ cards, headingLevel, pricing }: CardListProps): ReactElement {
  const texts = useContext(CardTextsContext);
  return (
    <CardList kind={styles['list']}>
      {cards.map((card) => (
        <li
          key={card.id}
          className={getTintClass(card.calendarData?.color)}
          data-color={card.calendarData?.color || undefined}
        >
          {renderCalendarDate(card.calendarData, texts.dates)}
          {renderCardTitle(card, headingLevel, hasExternalSignUp(card) ? toPermalinkTarget(card) : undefined)}
          {renderCardText(card.description)}
          {renderFacts(card, texts, pricing)}
          {renderLink(card, texts)}
        </li>
      ))}
    </CardList>
  );
}

function renderFacts(
  { calendarData }: Card,
  texts: CardTexts,
  pricing: CardListProps['pricing'],
): ReactElement | null {
  if (!calendarData) return null;
  const { time, location, price, hideDate } = calendarData;
  const details = [hideDate ? '' : time, location, renderEventPrice(price, texts, pricing)].filter(Boolean);
  return details.length === 0 ? null : (
    <ul>
      {details.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}

/** Content services send 0 for free events. */
function renderEventPrice(price: string, texts: CardTexts, pricing: CardListProps['pricing']): ReactNode {
  if (/^0+(?:[.,]00?)?$/.test(price)) return texts.free;
  const shown = formatPriceText(price, '', pricing);
  const equivalents = pricing && formatEquivalents(price, undefined, { pricing, texts: pricing });
  if (!equivalents) return shown;
  return (
    <>
      {shown} <small>{equivalents}</small>
    </>
  );
}

/** True if visitors sign up on another page than the event's own. */
function hasExternalSignUp(card: Card): boolean {
  const signUp = getSignUp(card);
  return signUp !== undefined && signUp !== card.permalink;
}

/** Nobody can sign up for an event that is over. */
function getSignUp({ calendarData }: Card): string | undefined {
  return calendarData?.when === 'past' ? undefined : calendarData?.signupUrl;
}

/** Screen readers get a complete name: 'Sign up for …'. */
function renderLink(card: Card, texts: CardTexts): ReactElement | null {
  const { title, permalink } = card;
  const signUp = getSignUp(card);
  const url = signUp ?? permalink;
  if (!url) return null;
  return (
    <a href={url}>
      {signUp ? texts.signUp : texts.readMore}
      <VisuallyHidden>{fill(signUp ? texts.signUpFor : texts.readMoreAbout, { title })}</VisuallyHidden>
    </a>
  );
}
