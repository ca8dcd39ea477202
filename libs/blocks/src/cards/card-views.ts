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
import type { CardsDefinition, CardViews } from './define-cards.ts';

/**
 * Views of the built-in types of cards. Replace or add them by spreading: `{ ...cardViews, news: defineCards(OurNews) }`.
 */
export const cardViews = {
  news: newsCards,
  newsStyle: newsStyleCards,
  case: caseCards,
  blog: blogCards,
  person: personCards,
  peachimg: focusAreaCards,
  calendar: calendarCards,
  initiative: initiativeCards,
  organisation: organisationCards,
} satisfies CardViews;

/** Returns the view of a type of card; a type without one is shown like news. */
export function getCardsView(cardType: CardType, views: CardViews = cardViews): CardsDefinition {
  return views[cardType] ?? cardViews.news;
}

/** Returns the position of the title of a block with such cards. */
export function getCardsHeading(cardType: CardType, views?: CardViews): BlockHeading {
  return getCardsView(cardType, views).heading ?? 'above';
}
