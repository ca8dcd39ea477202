import { cardTypes, type Card } from '@guildhall/cms-client';
import { blogCards } from './blog/blog-cards.fixture.ts';
import { calendarCards } from './calendar/calendar-cards.fixture.ts';
import { caseCards } from './case/case-cards.fixture.ts';
import { focusAreaCards } from './focus-area/focus-area-cards.fixture.ts';
import { initiativeCards } from './initiative/initiative-cards.fixture.ts';
import { newsCards } from './news/news-cards.fixture.ts';
import { organisationCards } from './organisation/organisation-cards.fixture.ts';
import { personCards } from './person/person-cards.fixture.ts';

/** Realistic cards of every type of the kit. */
export const cardsByType: Record<(typeof cardTypes)[number], readonly Card[]> = {
  news: newsCards,
  newsStyle: newsCards,
  case: caseCards,
  blog: blogCards,
  person: personCards,
  peachimg: focusAreaCards,
  calendar: calendarCards,
  initiative: initiativeCards,
  organisation: organisationCards,
};

export { cardTypes };
