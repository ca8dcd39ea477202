import type { Card, CardType, ContentType } from '@guildhall/cms-client';
import type { ComponentType, ReactElement } from 'react';
import { BlogCards } from './blog/BlogCards.tsx';
import { CalendarCards } from './calendar/CalendarCards.tsx';
import type { CardListProps, HeadingLevel } from './card-list.ts';
import { CaseCards } from './case/CaseCards.tsx';
import { enlargesFirst } from './enlarging.ts';
import { FocusAreaCards } from './focus-area/FocusAreaCards.tsx';
import { InitiativeCards } from './initiative/InitiativeCards.tsx';
import { NewsCards } from './news/NewsCards.tsx';
import { OrganisationCards } from './organisation/OrganisationCards.tsx';
import { PersonCards } from './person/PersonCards.tsx';

const lists: Record<CardType, ComponentType<CardListProps>> = {
  news: NewsCards,
  newsStyle: NewsCards,
  case: CaseCards,
  blog: BlogCards,
  person: PersonCards,
  peachimg: FocusAreaCards,
  calendar: CalendarCards,
  initiative: InitiativeCards,
  organisation: OrganisationCards,
};

/** What decides how a list of cards looks: small and plain, so that it can travel in an address. */
export interface CardGridOptions {
  cardType: CardType;
  /** News and blog enlarge their first card. */
  contentType?: ContentType | undefined;
  /** Enlarges the first of `newsStyle` cards. */
  enlargeFirst?: boolean | undefined;
  /** The level of the cards' headings; 3 when not given. */
  headingLevel?: HeadingLevel | undefined;
}

export interface CardGridProps extends CardGridOptions {
  cards: readonly Card[];
  /** Fetch the first picture at once: it is the first of the page. */
  priority?: boolean;
}

/** Cards as a plain HTML list (`<ul>`), composed for their kind. Renders nothing without cards. */
export function CardGrid({
  cards,
  headingLevel = 3,
  priority = false,
  ...options
}: CardGridProps): ReactElement | null {
  if (cards.length === 0) return null;
  const List = lists[options.cardType];
  return (
    <List
      cards={cards}
      enlarged={enlargesFirst({ ...options, count: cards.length })}
      headingLevel={headingLevel}
      priority={priority}
    />
  );
}
