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

/** Kind of content in lists, by its name in the content service. */
export type ContentType = keyof typeof cardTypeByContent;

/**
 * The kinds of content in lists.
 *
 * @example
 * const isContentType = (name: string) => contentTypes.some((type) => type === name);
 * isContentType('calendar'); // true
 */
export const contentTypes = Object.keys(cardTypeByContent) as ContentType[];

/**
 * The built-in types of cards.
 *
 * @example
 * cardTypes.includes('person'); // true
 */
export const cardTypes = [...Object.values(cardTypeByContent), 'newsStyle'] as const;

/** Type of a card, which decides its look: a built-in one, or one of the site’s own in `SiteCardTypes`. */
export type CardType = (typeof cardTypes)[number] | keyof SiteCardTypes;

/**
 * Default card of a kind of content: `person` for people, `peachimg` for focus areas.
 *
 * @example
 * getCardType('focus-areas'); // 'peachimg'
 */
export function getCardType(contentType: ContentType): (typeof cardTypes)[number] {
  return cardTypeByContent[contentType];
}
