import type { CardType, ContentType } from '@guildhall/cms-client';

const cardTypes: Record<ContentType, CardType> = {
  news: 'news',
  cases: 'case',
  blog: 'blog',
  people: 'person',
  'focus-areas': 'peachimg',
  calendar: 'calendar',
  initiatives: 'initiative',
  organisations: 'organisation',
};

/** The cards a list of this content type shows when its editor chose none. */
export function cardTypeOf(contentType: ContentType): CardType {
  return cardTypes[contentType];
}
