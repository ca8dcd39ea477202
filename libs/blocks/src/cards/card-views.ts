import type { CardType } from '@guildhall/cms-client';
import { blogCards } from './blog/BlogCards.tsx';
import { calendarCards } from './calendar/CalendarCards.tsx';
import { caseCards } from './case/CaseCards.tsx';
import { focusAreaCards } from './focus-area/FocusAreaCards.tsx';
import { initiativeCards } from './initiative/InitiativeCards.tsx';
import { newsCards, newsStyleCards } from './news/NewsCards.tsx';
import { organisationCards } from './organisation/OrganisationCards.tsx';
import { personCards } from './person/PersonCards.tsx';
import type { BlockHeading } from '../blocks/block-traits.ts';
import type { CardsDefinition } from './define-cards.ts';

export const cardViews: Readonly<Record<CardType, CardsDefinition>> = {
  news: newsCards,
  newsStyle: newsStyleCards,
  case: caseCards,
  blog: blogCards,
  person: personCards,
  peachimg: focusAreaCards,
  calendar: calendarCards,
  initiative: initiativeCards,
  organisation: organisationCards,
};

/** Returns the position of the title of a block with such cards. */
export function getCardsHeading(cardType: CardType): BlockHeading {
  return cardViews[cardType].heading ?? 'above';
}
