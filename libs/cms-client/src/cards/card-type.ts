import type { CardType, ContentType } from '../blocks/block.ts';

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

/** The card that shows a kind of content when its editor chose none: people as `person`, focus areas as `peachimg`. */
export function cardTypeOf(contentType: ContentType): CardType {
  return cardTypes[contentType];
}

export const knownContentTypes = Object.keys(cardTypes) as ContentType[];
export const knownCardTypes: readonly CardType[] = [...Object.values(cardTypes), 'newsStyle'];
