import type { SiteCardTypes } from './site-card-types.ts';

/** Kinds of content in lists, each with its default card. */
const cardTypeByContent = {
  news: 'news',
  cases: 'case',
  blog: 'blog',
  people: 'person',
  'focus-areas': 'peachimg',
  calendar: 'calendar',
  initiatives: 'initiative',
  organisations: 'organisation',
} as const;

export type ContentType = keyof typeof cardTypeByContent;

export const contentTypes = Object.keys(cardTypeByContent) as ContentType[];

/** The built-in types of cards. */
export const cardTypes = [...Object.values(cardTypeByContent), 'newsStyle'] as const;

export type CardType = (typeof cardTypes)[number] | keyof SiteCardTypes;

/** Default card of a kind of content: `person` for people, `peachimg` for focus areas. */
export function getCardType(contentType: ContentType): (typeof cardTypes)[number] {
  return cardTypeByContent[contentType];
}
