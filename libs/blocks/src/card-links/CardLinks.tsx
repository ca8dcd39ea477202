import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { hasFirstPicture } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { CardGrid } from '../cards/CardGrid.tsx';
import { getCardPricing } from '../cards/card-pricing.ts';
import { getCardsHeading } from '../cards/card-views.ts';

/** Cards that an editor picked individually. */
export function CardLinks({ block, context, index }: BlockProps<BlockOf<'card-links'>>): ReactElement {
  const { cards: Cards = CardGrid } = context.slots;
  return (
    <Cards
      cards={block.cards}
      cardType={block.cardType}
      contentType={block.contentType}
      enlargeFirst={block.enlargeFirst}
      headingLevel={block.blockTitle ? 3 : 2}
      priority={hasFirstPicture(context, index)}
      views={context.cardViews}
      pricing={getCardPricing(context)}
    />
  );
}

export const cardLinksBlock = defineView(CardLinks, {
  heading: ({ cardType }, { cardViews }) => getCardsHeading(cardType, cardViews),
  hasPicture: () => true,
});
