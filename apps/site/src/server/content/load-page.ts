import { entryView, type Block, type CmsClient } from '@guildhall/cms-client';
import type { PageData, PageModel } from '../../render/page-model.ts';

/** What a path comes to, with everything that its page shows. `whole` is false when a part of it failed. */
export interface LoadedModel {
  outcome: 'found' | 'empty' | 'failed';
  model: PageModel;
  whole: boolean;
}

/** Which lists a page's blocks show: the blocks know, and they live in the renderer. */
export type CardRoutesOf = (blocks: readonly Block[]) => { cards: string[]; filters: string[] };

/** Reads an entry and the cards and filters of its lists, these side by side. */
export async function loadPage(
  cms: CmsClient,
  path: string,
  cardRoutesOf: CardRoutesOf,
): Promise<LoadedModel> {
  const { outcome, entry } = await cms.readEntry(path);
  if (outcome === 'failed') return { outcome, model: { kind: 'unavailable' }, whole: false };
  const view = outcome === 'found' ? entryView(entry) : 'not-found';
  if (outcome === 'empty' || view === 'not-found')
    return { outcome: 'empty', model: { kind: 'not-found' }, whole: true };
  // Read without the members' key, so nothing private may be shown here, whatever the content service thinks of it.
  if (view === 'gate' || entry.postStatus === 'private')
    return { outcome: 'found', model: { kind: 'gate', entry }, whole: true };
  const { data, whole } = await loadData(cms, cardRoutesOf(entry.content));
  return { outcome: 'found', model: { kind: 'entry', entry, data }, whole };
}

async function loadData(
  cms: CmsClient,
  routes: ReturnType<CardRoutesOf>,
): Promise<{ data: PageData; whole: boolean }> {
  const data: PageData = { cards: {}, filters: {} };
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
