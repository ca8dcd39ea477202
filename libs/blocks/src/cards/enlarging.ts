import type { CardType, ContentType } from '@guildhall/cms-client';

export interface EnlargingQuestion {
  cardType: CardType;
  contentType?: ContentType | undefined;
  /** The editor's wish; it counts for `newsStyle` cards. */
  enlargeFirst?: boolean | undefined;
  /** How many cards there are. */
  count: number;
}

/**
 * Whether the first card of a list is larger than the others: always in news and blog lists (a list without a content
 * type is what its cards are), for `newsStyle` cards when the editor asks for it, and for a case that stands alone.
 */
export function enlargesFirst({ cardType, contentType, enlargeFirst, count }: EnlargingQuestion): boolean {
  if (contentType === 'news' || contentType === 'blog') return true;
  if (contentType === undefined && (cardType === 'news' || cardType === 'blog')) return true;
  if (cardType === 'newsStyle') return enlargeFirst === true;
  return cardType === 'case' && count === 1;
}
