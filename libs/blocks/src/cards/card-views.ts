import type { CardType } from '@guildhall/cms-client';
import { BlogCards } from './blog/BlogCards.tsx';
import { CalendarCards } from './calendar/CalendarCards.tsx';
import { CaseCards } from './case/CaseCards.tsx';
import { FocusAreaCards } from './focus-area/FocusAreaCards.tsx';
import { InitiativeCards } from './initiative/InitiativeCards.tsx';
import { NewsCards } from './news/NewsCards.tsx';
import { OrganisationCards } from './organisation/OrganisationCards.tsx';
import { PersonCards } from './person/PersonCards.tsx';
import type { BlockHeading } from '../blocks/block-traits.ts';
import { defineCards, type CardsDefinition, type CardViews } from './define-cards.ts';

/**
 * Views of the built-in types of cards. Replace or add them by spreading: `{ ...cardViews, news: defineCards(OurNews) }`.
 */
export const cardViews = {
  news: defineCards(NewsCards, { enlarges: 'always' }),
  newsStyle: defineCards(NewsCards, { enlarges: 'optional' }),
  case: defineCards(CaseCards, { enlarges: 'single' }),
  blog: defineCards(BlogCards, { enlarges: 'always' }),
  person: defineCards(PersonCards),
  peachimg: defineCards(FocusAreaCards),
  calendar: defineCards(CalendarCards),
  initiative: defineCards(InitiativeCards),
  organisation: defineCards(OrganisationCards, { heading: 'beside' }),
} satisfies CardViews;

/** Returns the view of a type of card; a type without one is shown like news. */
export function getCardsView(cardType: CardType, views: CardViews = cardViews): CardsDefinition {
  return views[cardType] ?? cardViews.news;
}

/** Returns the position of the title of a block with such cards. */
export function getCardsHeading(cardType: CardType, views?: CardViews): BlockHeading {
  return getCardsView(cardType, views).heading ?? 'above';
}
