import type { ReactElement } from 'react';
import { block } from '../blocks/page.fixture.ts';
import { renderBlockStory } from '../blocks/block-story.fixture.tsx';
import type { CardGridProps } from './card-grid-props.ts';

/** Cards as an editor's card links put them on a page: the `render` of every kind's stories. */
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
