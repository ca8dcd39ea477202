import { getCardType, type CardType, type ContentType } from '@guildhall/cms-client';
import { getCardsView } from './card-views.ts';
import type { CardViews } from './define-cards.ts';

export interface EnlargeFirstOptions {
  cardType: CardType;
  contentType?: ContentType | undefined;
  /** The editor's choice, for `newsStyle` cards. */
  enlargeFirst?: boolean | undefined;
  count: number;
  /** @default cardViews */
  views?: CardViews | undefined;
}

/**
 * Enlarges the first card always (news, blog), if the editor chose it (`newsStyle`), or if it is the only one (cases): see
 * `enlarges` of each card type. A list without a content type counts as the type of its cards.
 */
export function shouldEnlargeFirst({
  cardType,
  contentType,
  enlargeFirst,
  count,
  views,
}: EnlargeFirstOptions): boolean {
  const own = contentType === undefined ? cardType : getCardType(contentType);
  if (getCardsView(own, views).enlarges === 'always') return true;
  const { enlarges } = getCardsView(cardType, views);
  return enlarges === 'optional' ? enlargeFirst === true : enlarges === 'single' && count === 1;
}
