import type { CardLinksBlock } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { carriesFirstPicture } from '../blocks/blocks-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { CardGrid } from '../cards/CardGrid.tsx';

/** Cards that an editor picked one by one. */
export function CardLinks({ block, context, index }: BlockProps<CardLinksBlock>): ReactElement {
  return (
    <CardGrid
      cards={block.cards}
      cardType={block.cardType}
      contentType={block.contentType}
      enlargeFirst={block.enlargeFirst}
      headingLevel={block.blockTitle ? 3 : 2}
      priority={carriesFirstPicture(context, index)}
    />
  );
}
