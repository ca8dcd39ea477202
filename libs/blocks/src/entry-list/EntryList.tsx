import type { EntryListBlock } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import { carriesFirstPicture } from '../blocks/blocks-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { CardGrid } from '../cards/CardGrid.tsx';
import { cardTypeOf } from '@guildhall/cms-client';
import { EntriesNote } from './EntriesNote.tsx';
import { entryFiltersOf } from './entry-filters-of.ts';
import styles from './EntryList.module.css';
import { FilteredEntries } from './FilteredEntries.tsx';

/** A list of entries: filters where its editor asks for them, cards, and a way to more. */
export function EntryList({ block, context, index }: BlockProps<EntryListBlock>): ReactElement {
  const grid = {
    cardType: block.cardType ?? cardTypeOf(block.contentType),
    contentType: block.contentType,
    enlargeFirst: block.enlargeFirst,
    headingLevel: block.blockTitle ? 3 : 2,
  } as const;
  const cards = context.cards[block.entryRoute] ?? 'failed';
  const filters = entryFiltersOf(block, context, grid);
  const { entryFilters: Filters, loadCards } = context.slots;

  let content: ReactNode;
  if (cards === 'failed') {
    content = (
      <EntriesNote>These entries could not be fetched just now. Please come back in a moment.</EntriesNote>
    );
  } else if (cards.length === 0) {
    content = <EntriesNote>There is nothing here yet.</EntriesNote>;
  } else {
    content = <CardGrid {...grid} cards={cards} priority={carriesFirstPicture(context, index)} />;
  }

  if (filters && Filters) {
    content = (
      <>
        <Filters {...filters} />
        <div id={filters.panelId} role="tabpanel" aria-labelledby={`${filters.panelId}-tab-0`}>
          {content}
        </div>
      </>
    );
  } else if (filters && loadCards) {
    content = (
      <FilteredEntries {...filters} load={loadCards}>
        {content}
      </FilteredEntries>
    );
  }

  return (
    <>
      {content}
      {block.buttonLink && (
        <div className={styles['more']}>
          <ButtonLink href={block.buttonLink.url} target={block.buttonLink.target} variant="quiet">
            {block.buttonLink.title}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
