import type { BlockOf } from '@guildhall/cms-client';
import { ButtonLink, fill, mergeTexts } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import { hasFirstPicture } from '../blocks/page-outline.ts';
import type { BlockProps, BlocksContext } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { routeTraits } from '../blocks/route-traits.ts';
import { CardGrid } from '../cards/CardGrid.tsx';
import { getCardPricing } from '../cards/card-pricing.ts';
import { getCardsHeading } from '../cards/card-views.ts';
import { buildUrlWithout } from '../entry-filters/filter-url.ts';
import {
  getChoice,
  findFilteredList,
  getGridOptions,
  type FilteredList,
} from '../entry-filters/filtered-list.ts';
import { ListPages } from '../cards/ListPages.tsx';
import { EntriesFailed, EntriesNote } from './EntriesNote.tsx';
import styles from './EntryList.module.css';
import { entryListTexts, type EntryListTexts } from './entry-list-texts.ts';
import { FilteredEntries } from './FilteredEntries.tsx';
import { getPageLinks, getPageParameter, readPageNumber, toPageRoute } from './list-pages.ts';

/** A list of entries: optional filters, cards, and a link to more. */
export function EntryList({ block, context, index }: BlockProps<BlockOf<'entry-list'>>): ReactElement {
  const grid = getGridOptions(block);
  const list = findFilteredList(block, index, context);
  const choice = list && getChoice(list, context.location?.chosen);
  const texts = getTexts(context);
  const { cards: Cards = CardGrid } = context.slots;
  const location = context.location ?? { path: '', chosen: {} };
  const pageParameter = getPageParameter(index, context.outline);
  const page = readPageNumber(location.chosen, pageParameter);
  const cards = context.cards[toPageRoute(choice?.route ?? block.entryRoute, page)] ?? 'failed';

  let content: ReactNode;
  if (cards === 'failed') {
    const retryUrl = context.location ? buildUrlWithout('', context.location) : '';
    content = <EntriesFailed {...{ retryUrl, texts }} />;
  } else if (cards.length === 0) {
    const pageLinks = getPageLinks(cards, pageParameter, location);
    content = (
      <>
        <EntriesNote>{choice?.slug ? texts.none : texts.empty}</EntriesNote>
        {pageLinks && <ListPages {...pageLinks} />}
      </>
    );
  } else {
    const view = {
      priority: hasFirstPicture(context, index),
      cut: context.texts?.cut,
      views: context.cardViews,
      pricing: getCardPricing(context),
      pageLinks: getPageLinks(cards, pageParameter, location),
    };
    content = <Cards {...grid} cards={cards} {...view} />;
  }

  return (
    <>
      {list ? withFilters(list, { block, context, failed: cards === 'failed' }, content) : content}
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

export const entryListBlock = defineView(EntryList, {
  ...routeTraits['entry-list'],
  heading: (block, { cardViews }) => getCardsHeading(getGridOptions(block).cardType, cardViews),
  hasPicture: () => true,
});

interface FilterContext {
  block: BlockOf<'entry-list'>;
  context: BlocksContext;
  failed: boolean;
}

/** Adds filters above the cards if the context can load categories. */
function withFilters(
  list: FilteredList,
  { block, context, failed }: FilterContext,
  cards: ReactNode,
): ReactNode {
  const { parameter, choices } = list;
  const { categories, listCategories, ...texts } = getTexts(context);
  const location = context.location ?? { path: '', chosen: {} };
  const bar = {
    choices: choices.map(({ slug, name }) => ({ slug, name })),
    chosen: getChoice(list, location.chosen).slug,
    parameter,
    allUrl: buildUrlWithout(parameter, location),
    ...(failed && { failed }),
    label: block.blockTitle ? fill(listCategories, { title: block.blockTitle }) : categories,
    panelId: `${block.idd}-cards`,
  };
  const { entryFilters: Filters, loadCards } = context.slots;
  if (Filters) {
    return (
      <>
        <Filters {...bar} texts={context.texts?.entryList} path={location.path} />
        <div id={bar.panelId}>{cards}</div>
      </>
    );
  }
  if (!loadCards) return cards;
  return (
    <FilteredEntries
      {...bar}
      texts={texts}
      grid={{ ...list.grid, views: context.cardViews, pricing: getCardPricing(context) }}
      routes={Object.fromEntries(choices.map(({ slug, route }) => [slug, route]))}
      loadCards={loadCards}
    >
      {cards}
    </FilteredEntries>
  );
}

function getTexts({ texts }: BlocksContext): EntryListTexts {
  return mergeTexts(entryListTexts, texts?.entryList);
}
