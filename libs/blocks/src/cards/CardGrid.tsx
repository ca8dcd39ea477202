import type { ReactElement } from 'react';
import { blocksTexts } from '../blocks/blocks-texts.ts';
import { CutNote } from '../blocks/CutNote.tsx';
import type { CardGridProps } from './card-grid-props.ts';
import { getCardsView } from './card-views.ts';
import { shouldEnlargeFirst } from './should-enlarge-first.ts';

/**
 * Cards as a plain HTML list (`<ul>`) in the layout of their type, with a note below an incomplete list. Renders nothing
 * without cards.
 */
export function CardGrid({
  cards,
  headingLevel = 3,
  priority = false,
  cut = blocksTexts.cut,
  continued = false,
  views,
  pricing,
  ...options
}: CardGridProps): ReactElement | null {
  if (cards.length === 0) return null;
  const { List } = getCardsView(options.cardType, views);
  return (
    <>
      <List
        cards={cards}
        enlarged={shouldEnlargeFirst({ ...options, count: cards.length + (continued ? 1 : 0), views })}
        headingLevel={headingLevel}
        priority={priority && !continued}
        continued={continued}
        pricing={pricing}
      />
      {cards.at(-1)?.followedBy !== undefined && <CutNote>{cut}</CutNote>}
    </>
  );
}
