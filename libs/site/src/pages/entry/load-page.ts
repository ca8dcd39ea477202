import { hash } from 'node:crypto';
import {
  getEntryView,
  type Card,
  type CmsClient,
  type ContentProblem,
  type Entry,
  type Filter,
} from '@guildhall/cms-client';
import type { ChosenCategories, PageUrl } from '@guildhall/blocks';
import type { LoadedModel, MovedPage } from '../../page/loaded-model.ts';
import type { PageData } from '../../page/page-model.ts';
import type { BlockListFinder } from '../../page/renderer.ts';
import type { MessageModel } from '../messages/message-model.ts';
import type { EntryModel } from './entry-model.ts';
import { toPageKey } from '../../engine/page-path.ts';
import { resolveCanonicalPath } from './resolve-canonical-path.ts';
import { getItems, summariseReads, type ListRead, type Lists } from '../../content/last-good-lists.ts';

/** Sources of entries and their lists. */
export interface EntrySources {
  cms: Pick<CmsClient, 'readEntry'>;
  lists: Lists;
}

export interface PreviewSources {
  cms: Pick<CmsClient, 'readPreview'>;
  lists: Lists;
}

/** An entry as it was read, or the page that says why there is none. */
export type LoadedEntry = LoadedModel<EntryModel | MessageModel>;

/** Reads an entry, then its cards, filters and products in parallel. */
export async function loadPage(
  { cms, lists }: EntrySources,
  { path, chosen }: PageUrl,
  blockLists: BlockListFinder,
): Promise<LoadedEntry | MovedPage> {
  const read = await cms.readEntry(path);
  const to = await resolveCanonicalPath(cms, path, read);
  if (to !== undefined) return { outcome: 'moved', to };
  const { outcome, entry } = read;
  if (outcome === 'failed') return { outcome, model: { kind: 'unavailable' }, fullyRead: false };
  if ('state' in read) return { outcome: 'missing', model: { kind: 'gone' }, fullyRead: true };
  const view = outcome === 'found' ? getEntryView(entry) : 'not-found';
  // Circular redirects give a 404.
  if (outcome === 'missing' || outcome === 'moved' || view === 'not-found')
    return { outcome: 'missing', model: { kind: 'not-found' }, fullyRead: true };
  // This read had no members' key: never show private content, whatever the content service says.
  if (view === 'gate' || entry.postStatus === 'private')
    return { outcome: 'found', model: { kind: 'gate', entry }, fullyRead: true };
  return { outcome: 'found', ...(await loadLists(entry, { lists, chosen }, blockLists)) };
}

/** Reads an entry for an editor, with its lists and its current or future path. */
export async function loadPreview(
  { cms, lists }: PreviewSources,
  { id, previewKeys, chosen }: { id: number; previewKeys: readonly string[]; chosen: PageUrl['chosen'] },
  blockLists: BlockListFinder,
): Promise<Omit<LoadedEntry, 'outcome'> & { path: string }> {
  const { outcome, entry } = await readDraft(cms, id, previewKeys);
  if (outcome !== 'found')
    return {
      model: { kind: outcome === 'failed' ? 'unavailable' : 'not-found' },
      fullyRead: true,
      path: '/',
    };
  const loaded = await loadLists(entry, { lists: withProblems(lists), chosen }, blockLists);
  return { ...loaded, path: toPageKey(entry.permalink) ?? '/' };
}

/** Reads a draft with the first key, and with the next where the content service still has that one. */
async function readDraft(
  cms: Pick<CmsClient, 'readPreview'>,
  id: number,
  [previewKey = '', ...others]: readonly string[],
): ReturnType<CmsClient['readPreview']> {
  const read = await cms.readPreview(id, { previewKey });
  return read.outcome === 'found' || others.length === 0 ? read : readDraft(cms, id, others);
}

export async function loadMemberEntry(
  entry: Entry,
  { lists, chosen }: { lists: Lists; chosen: PageUrl['chosen'] },
  blockLists: BlockListFinder,
): Promise<PageData> {
  const { model } = await loadLists(entry, { lists, chosen }, blockLists);
  return model.kind === 'entry' ? model.data : { cards: {}, filters: {}, collections: {} };
}

function withProblems(lists: Lists): Lists {
  return { ...lists, cards: (route) => lists.cards(route, { collectProblems: true }) };
}

async function loadLists(
  entry: Entry,
  { lists, chosen }: { lists: Lists; chosen: PageUrl['chosen'] },
  { getCardRoutes, findCardRoute, findRequiredCollections }: BlockListFinder,
): Promise<Omit<LoadedEntry, 'outcome'>> {
  const [[filters, cards], collections] = await Promise.all([
    readFiltersAndCards(lists, chosen, (choice) => getCardRoutes(entry.content, choice)),
    readAll(findRequiredCollections(entry.content), ({ handle, count }) => lists.collection(handle, count)),
  ]);
  const reads = [...cards, ...filters, ...collections].map(([, read]) => read);
  const choice = { filters: toItemsByKey(filters), chosen };
  const problems = collectCardProblems(entry, cards, (index) => findCardRoute(entry.content, index, choice));
  const data: PageData = {
    ...(problems.length > 0 && { problems }),
    cards: toItemsByKey(cards),
    filters: choice.filters,
    collections: toItemsByKey(collections.map(([{ key }, read]) => [key, read] as const)),
  };
  return {
    model: { kind: 'entry', entry, data },
    ...summariseReads(reads),
    ...(reads.length > 0 && { entryTag: computeEntryTag(entry) }),
  };
}

type Reads<Key, Item> = (readonly [Key, ListRead<Item>])[];

/** Reads filters and cards in parallel, unless the URL chooses a category: only the filters know its card route. */
async function readFiltersAndCards(
  lists: Lists,
  chosen: PageUrl['chosen'],
  findRoutes: (choice?: ChosenCategories) => ReturnType<BlockListFinder['getCardRoutes']>,
): Promise<[Reads<string, Filter>, Reads<string, Card>]> {
  const plain = findRoutes();
  const filters = readAll(plain.filters, (route) => lists.filters(route));
  const isChosen = Object.keys(chosen).length > 0;
  const { cards } = isChosen ? findRoutes({ filters: toItemsByKey(await filters), chosen }) : plain;
  return Promise.all([filters, readAll(cards, (route) => lists.cards(route))]);
}

function readAll<Key, Item>(
  keys: readonly Key[],
  read: (key: Key) => Promise<ListRead<Item>>,
): Promise<Reads<Key, Item>> {
  return Promise.all(keys.map(async (key) => [key, await read(key)] as const));
}

/** Turns what was left out of each list's cards into problems of its block. */
function collectCardProblems(
  entry: Entry,
  cards: Reads<string, Card>,
  getRoute: (index: number) => string | undefined,
): ContentProblem[] {
  const found = new Map(
    cards.flatMap(([route, read]) =>
      read.from !== 'none' && read.problems?.length ? [[route, read.problems] as const] : [],
    ),
  );
  if (found.size === 0) return [];
  return entry.content.flatMap(({ idd }, index) => {
    const problems = found.get(getRoute(index) ?? '') ?? [];
    return problems.map((problem) => ({ ...problem, block: idd }));
  });
}

function toItemsByKey<Item>(reads: Reads<string, Item>): Record<string, Item[] | 'failed'> {
  return Object.fromEntries(reads.map(([key, read]) => [key, getItems(read)]));
}

/** An unchanged entry is the same object again. */
const tags = new WeakMap<Entry, string>();

function computeEntryTag(entry: Entry): string {
  const tag = tags.get(entry) ?? hash('sha256', JSON.stringify(entry), 'base64url').slice(0, 22);
  tags.set(entry, tag);
  return tag;
}
