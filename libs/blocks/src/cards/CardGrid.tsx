'use client';

import { Fragment, useContext, type ReactElement } from 'react';
import { blocksTexts } from '../blocks/blocks-texts.ts';
import { CutNote } from '../blocks/CutNote.tsx';
import type { CardGridProps } from './card-grid-props.ts';
import { groupCards } from './card-groups.ts';
import { CardTextsContext } from './card-texts-context.ts';
import { getCardsView } from './card-views.ts';
import { ListPages } from './ListPages.tsx';
import { shouldEnlargeFirst } from './should-enlarge-first.ts';
import styles from './CardList.module.css';

/**
 * Cards as plain HTML lists (`<ul>`) in the layout of their type: past events in one of their own, below a heading. A note
 * follows an incomplete list, then links to its other pages. Renders nothing without cards.
 *
 * @example
 * import type { Card } from '@guildhall/cms-client';
 *
 * const Events = ({ cards }: { cards: Card[] }) => <CardGrid cardType="calendar" cards={cards} headingLevel={2} />;
 */
export function CardGrid({
  cards,
  headingLevel = 3,
  priority = false,
  cut = blocksTexts.cut,
  continued = false,
  views,
  pricing,
  pageLinks,
  ...options
}: CardGridProps): ReactElement | null {
  const { pastEvents } = useContext(CardTextsContext);
  if (cards.length === 0) return null;
  const { List } = getCardsView(options.cardType, views);
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {groupCards(cards).map((group, index) => (
        <Fragment key={index}>
          {group.isPast && !continued && <Heading className={styles['group']}>{pastEvents}</Heading>}
          <List
            cards={group.cards}
            enlarged={
              index === 0 &&
              shouldEnlargeFirst({ ...options, count: group.cards.length + (continued ? 1 : 0), views })
            }
            headingLevel={headingLevel}
            priority={priority && !continued && index === 0}
            continued={continued}
            pricing={pricing}
          />
        </Fragment>
      ))}
      {cards.at(-1)?.followedBy !== undefined && <CutNote>{cut}</CutNote>}
      {pageLinks && <ListPages {...pageLinks} />}
    </>
  );
}
