/** The kinds of content that lists show, and the card that shows each when its editor chose none. */
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

/** Every kind of content. */
export const contentTypes = Object.keys(cardTypeByContent) as ContentType[];

/** Every type of card. */
export const cardTypes = [...Object.values(cardTypeByContent), 'newsStyle'] as const;

export type CardType = (typeof cardTypes)[number];

/** The card that shows a kind of content when its editor chose none: people as `person`, focus areas as `peachimg`. */
export function getCardType(contentType: ContentType): CardType {
  return cardTypeByContent[contentType];
}
