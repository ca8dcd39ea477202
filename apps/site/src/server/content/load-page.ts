import { entryView, type Block, type CmsClient } from '@guildhall/cms-client';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { PageData, PageModel } from '../../render/page-model.ts';
import { loadCollections, type WantedCollection } from '../shop/load-shop.ts';

/** What a path comes to, with everything that its page shows. `whole` is false when a part of it failed. */
export interface LoadedModel {
  outcome: 'found' | 'empty' | 'failed';
  model: PageModel;
  whole: boolean;
}

/** Which lists a page's blocks show: the blocks know, and they live in the renderer. */
export interface ListsOf {
  cardRoutesOf: (blocks: readonly Block[]) => { cards: string[]; filters: string[] };
  wantedCollectionsOf: (blocks: readonly Block[]) => WantedCollection[];
}

/** Where pages are read from. */
export interface PageSources {
  cms: CmsClient;
  shop: CatalogueClient;
}

/** Reads an entry and the cards, filters and products of its lists, these side by side. */
export async function loadPage(
  { cms, shop }: PageSources,
  path: string,
  { cardRoutesOf, wantedCollectionsOf }: ListsOf,
): Promise<LoadedModel> {
  const { outcome, entry } = await cms.readEntry(path);
  if (outcome === 'failed') return { outcome, model: { kind: 'unavailable' }, whole: false };
  const view = outcome === 'found' ? entryView(entry) : 'not-found';
  if (outcome === 'empty' || view === 'not-found')
    return { outcome: 'empty', model: { kind: 'not-found' }, whole: true };
  // Read without the members' key, so nothing private may be shown here, whatever the content service thinks of it.
  if (view === 'gate' || entry.postStatus === 'private')
    return { outcome: 'found', model: { kind: 'gate', entry }, whole: true };
  const [lists, shelves] = await Promise.all([
    loadLists(cms, cardRoutesOf(entry.content)),
    loadCollections(shop, wantedCollectionsOf(entry.content)),
  ]);
  const data = { ...lists.data, collections: shelves.collections };
  return { outcome: 'found', model: { kind: 'entry', entry, data }, whole: lists.whole && shelves.whole };
}

async function loadLists(
  cms: CmsClient,
  routes: ReturnType<ListsOf['cardRoutesOf']>,
): Promise<{ data: Omit<PageData, 'collections'>; whole: boolean }> {
  const data: Omit<PageData, 'collections'> = { cards: {}, filters: {} };
  let whole = true;
  await Promise.all([
    ...routes.cards.map(async (route) => {
      const { outcome, cards } = await cms.readCards(route);
      if (outcome === 'failed') whole = false;
      data.cards[route] = outcome === 'found' ? cards : 'failed';
    }),
    ...routes.filters.map(async (route) => {
      const { outcome, filters } = await cms.readFilters(route);
      if (outcome === 'failed') whole = false;
      data.filters[route] = outcome === 'found' ? filters : 'failed';
    }),
  ]);
  return { data, whole };
}
