import type { ReactElement } from 'react';
import { block } from '../blocks/page.fixture.ts';
import { renderBlockStory } from '../blocks/block-story.fixture.tsx';
import type { CardGridProps } from './card-grid-props.ts';

/** Renders cards in a card links block. */
export function renderCardsStory({
  cards,
  cardType,
  contentType,
  enlargeFirst,
}: CardGridProps): ReactElement {
  const links = block('card-links', {
    cards: [...cards],
    cardType,
    enlargeFirst: enlargeFirst ?? false,
    ...(contentType && { contentType }),
  });
  return (
    <>
      {renderBlockStory({ block: { ...links, blockTitle: 'Selected by an editor' }, context: {}, index: 0 })}
    </>
  );
}
