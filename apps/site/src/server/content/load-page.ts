import { createHash } from 'node:crypto';
import { entryView, type Block, type CmsClient, type Entry } from '@guildhall/cms-client';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { PageData, PageModel } from '../../render/page-model.ts';
import { pageKeyOf } from '../page-path.ts';
import type { WantedCollection } from '../shop/load-shop.ts';
import { oneAddress } from './one-address.ts';
import { itemsOf, stateOf, type ListRead, type Lists } from './last-good-lists.ts';

/** What a path comes to, with everything that its page shows. */
export interface LoadedModel {
  outcome: 'found' | 'empty' | 'failed';
  model: PageModel;
  /** Whether all of it could be loaded now. */
  whole: boolean;
  /** Whether nothing stands in for a part that could not. */
  gaps?: boolean;
  /** The same for the same entry. Known where a page has lists. */
  entryTag?: string;
}

/** The page is at another address of this site. */
export interface MovedPage {
  outcome: 'moved';
  to: string;
}

/** Which lists a page's blocks show: the blocks know, and they live in the renderer. */
export interface ListsOf {
  cardRoutesOf: (blocks: readonly Block[]) => { cards: string[]; filters: string[] };
  wantedCollectionsOf: (blocks: readonly Block[]) => WantedCollection[];
}

/** Where pages are read from. */
export interface PageSources {
  cms: Pick<CmsClient, 'readEntry' | 'readPreview'>;
  shop: CatalogueClient;
  lists: Lists;
}

/** Reads an entry and the cards, filters and products of its lists, these side by side. */
export async function loadPage(
  { cms, lists }: { cms: Pick<CmsClient, 'readEntry'>; lists: Lists },
  path: string,
  listsOf: ListsOf,
): Promise<LoadedModel | MovedPage> {
  const read = await cms.readEntry(path);
  const to = await oneAddress(cms, path, read);
  if (to !== undefined) return { outcome: 'moved', to };
  const { outcome, entry } = read;
  if (outcome === 'failed') return { outcome, model: { kind: 'unavailable' }, whole: false };
  const view = outcome === 'found' ? entryView(entry) : 'not-found';
  // What leads in a circle is nowhere.
  if (outcome === 'empty' || outcome === 'moved' || view === 'not-found')
    return { outcome: 'empty', model: { kind: 'not-found' }, whole: true };
  // Read without the members' key, so nothing private may be shown here, whatever the content service thinks of it.
  if (view === 'gate' || entry.postStatus === 'private')
    return { outcome: 'found', model: { kind: 'gate', entry }, whole: true };
  return { outcome: 'found', ...(await loadLists(entry, lists, listsOf)) };
}

/** Reads an entry as an editor is to see it, with its lists, and the path that it has or is to have. */
export async function loadPreview(
  { cms, lists }: { cms: Pick<CmsClient, 'readPreview'>; lists: Lists },
  { id, previewKey }: { id: number; previewKey: string },
  listsOf: ListsOf,
): Promise<Omit<LoadedModel, 'outcome'> & { path: string }> {
  const { outcome, entry } = await cms.readPreview(id, { previewKey });
  if (outcome !== 'found')
    return { model: { kind: outcome === 'failed' ? 'unavailable' : 'not-found' }, whole: true, path: '/' };
  const loaded = await loadLists(entry, lists, listsOf);
  return { ...loaded, path: pageKeyOf(entry.permalink) ?? '/' };
}

async function loadLists(
  entry: Entry,
  lists: Lists,
  { cardRoutesOf, wantedCollectionsOf }: ListsOf,
): Promise<Omit<LoadedModel, 'outcome'>> {
  const routes = cardRoutesOf(entry.content);
  const wanted = wantedCollectionsOf(entry.content);
  const [cards, filters, collections] = await Promise.all([
    readAll(routes.cards, (route) => lists.cards(route)),
    readAll(routes.filters, (route) => lists.filters(route)),
    readAll(wanted, ({ handle, count }) => lists.collection(handle, count)),
  ]);
  const reads = [...cards, ...filters, ...collections].map(([, read]) => read);
  const data: PageData = {
    cards: Object.fromEntries(cards.map(([route, read]) => [route, itemsOf(read)])),
    filters: Object.fromEntries(filters.map(([route, read]) => [route, itemsOf(read)])),
    collections: Object.fromEntries(collections.map(([{ key }, read]) => [key, itemsOf(read)])),
  };
  return {
    model: { kind: 'entry', entry, data },
    ...stateOf(reads),
    ...(reads.length > 0 && { entryTag: tagOf(entry) }),
  };
}

function readAll<Key, Item>(
  keys: readonly Key[],
  read: (key: Key) => Promise<ListRead<Item>>,
): Promise<(readonly [Key, ListRead<Item>])[]> {
  return Promise.all(keys.map(async (key) => [key, await read(key)] as const));
}

function tagOf(entry: Entry): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, 22);
}
