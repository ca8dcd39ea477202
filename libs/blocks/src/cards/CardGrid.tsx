import type { Card, CardType, ContentType } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { blocksTexts } from '../blocks/blocks-texts.ts';
import { CutNote } from '../blocks/CutNote.tsx';
import type { HeadingLevel } from './card-list.ts';
import { cardViews } from './card-views.ts';
import { enlargesFirst } from './enlarging.ts';

/** What decides how a list of cards looks: small and plain, so that it can travel in an address. */
export interface CardGridOptions {
  cardType: CardType;
  /** News and blog enlarge their first card, cases a single one: `enlarging.ts`. */
  contentType?: ContentType | undefined;
  /** Enlarges the first of `newsStyle` cards. */
  enlargeFirst?: boolean | undefined;
  /**
   * The level of the cards' headings.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

export interface CardGridProps extends CardGridOptions {
  cards: readonly Card[];
  /**
   * Fetch the first picture at once: it is the first of the page.
   * @default false
   */
  priority?: boolean;
  /** The words below a list that is longer than is shown; English where not given. */
  cut?: string | undefined;
  /**
   * These cards go on from earlier ones of the same list: for rendering a long list in pieces.
   * @default false
   */
  continued?: boolean;
}

/**
 * Cards as a plain HTML list (`<ul>`), composed for their kind, and below it that there are more where a list is too
 * long. Renders nothing without cards.
 */
export function CardGrid({
  cards,
  headingLevel = 3,
  priority = false,
  cut = blocksTexts.cut,
  continued = false,
  ...options
}: CardGridProps): ReactElement | null {
  if (cards.length === 0) return null;
  const { List } = cardViews[options.cardType];
  return (
    <>
      <List
        cards={cards}
        enlarged={enlargesFirst({ ...options, count: cards.length + (continued ? 1 : 0) })}
        headingLevel={headingLevel}
        priority={priority && !continued}
        continued={continued}
      />
      {cards.at(-1)?.followedBy !== undefined && <CutNote>{cut}</CutNote>}
    </>
  );
}
