import { getCardType, type CardType, type ContentType } from '@guildhall/cms-client';
import { cardViews } from './card-views.ts';

export interface EnlargeFirstOptions {
  cardType: CardType;
  contentType?: ContentType | undefined;
  /** The editor's wish; it counts for `newsStyle` cards. */
  enlargeFirst?: boolean | undefined;
  /** How many cards there are. */
  count: number;
}

/**
 * Whether the first card of a list is shown large: always (news, blog), where the editor wants it (`newsStyle`), or where it
 * is the only one (cases); each kind of card says which in its `enlarges`. A list without a content type is what its cards
 * are.
 */
export function shouldEnlargeFirst({
  cardType,
  contentType,
  enlargeFirst,
  count,
}: EnlargeFirstOptions): boolean {
  const own = contentType === undefined ? cardType : getCardType(contentType);
  if (cardViews[own].enlarges === 'always') return true;
  const { enlarges } = cardViews[cardType];
  return enlarges === 'asked' ? enlargeFirst === true : enlarges === 'alone' && count === 1;
}
