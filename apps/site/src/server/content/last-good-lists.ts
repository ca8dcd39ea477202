import type { Card, CmsClient, ContentProblem, Filter } from '@guildhall/cms-client';
import type { CatalogueClient, Product } from '@guildhall/shop-client';
import { LRUCache } from 'lru-cache';
import { collectCardKeys } from './card-keys.ts';
import type { GoneEntries } from './gone-entries.ts';
import { toPageKey } from '../page-path.ts';

/** The outcome of reading a list: its items as they are now, those of its last good answer, or none. */
export type ListRead<Item> =
  | {
      from: 'now' | 'last good';
      items: Item[];
      /** What was left out of it just now; only where problems are collected. */
      problems?: readonly ContentProblem[];
    }
  | { from: 'none' };

/** The lists that pages show. When one cannot be read, its last good answer is used. */
export interface Lists {
  /** @param options.collectProblems for editors: what was left out is added to the cards */
  cards(route: string, options?: { collectProblems?: boolean }): Promise<ListRead<Card>>;
  filters(route: string): Promise<ListRead<Filter>>;
  collection(handle: string, count: number): Promise<ListRead<Product>>;
}

interface ListsOptions {
  cms: Pick<CmsClient, 'readCards' | 'readFilters'>;
  shop: Pick<CatalogueClient, 'readCollection'>;
  /** How long an answer is used after the list began to fail, ms. */
  staleIfFailedMs: number;
  now: () => number;
  /** Entries that were taken down: their cards are not shown from memory. */
  gone?: Pick<GoneEntries, 'getRevision' | 'findGone'>;
  /** The most items that are remembered in all, of `itemBytes` each; larger ones count for several. */
  maxItems?: number;
}

/** An answer, with when its read began. */
interface LastGood {
  items: unknown[];
  readAt: number;
  /** As `GoneEntries` counts. */
  revision: number;
  size: number;
}

/** A usual card, in characters. */
const itemBytes = 2_000;

/** Reads lists and remembers their last good answers, within bounds: the most recently read ones stay. */
export function createLists({
  cms,
  shop,
  staleIfFailedMs,
  now,
  gone,
  maxItems = 10_000,
}: ListsOptions): Lists {
  const lastGood = new LRUCache<string, LastGood>({
    maxSize: maxItems,
    sizeCalculation: ({ size }) => size,
  });

  async function readOrRecall<Item>(
    key: string,
    read: Promise<{ items: Item[]; problems?: readonly ContentProblem[] } | undefined>,
    filterEarlier = async (items: Item[], _moment: number) => items,
  ): Promise<ListRead<Item>> {
    const revision = gone?.getRevision() ?? 0;
    const found = await read;
    if (found) {
      const { items } = found;
      const known = lastGood.peek(key);
      const size = known?.items === items ? known.size : computeSize(items);
      lastGood.set(key, { items, readAt: now(), revision, size });
      return { from: 'now', ...found };
    }
    const earlier = lastGood.get(key);
    if (!earlier || now() - earlier.readAt >= staleIfFailedMs) return { from: 'none' };
    return { from: 'last good', items: await filterEarlier(earlier.items as Item[], earlier.revision) };
  }

  return {
    cards: (route, options) =>
      readOrRecall(
        `cards ${route}`,
        cms
          .readCards(route, options)
          .then(({ outcome, cards, problems }) =>
            outcome === 'found' ? { items: cards, ...(problems && { problems }) } : undefined,
          ),
        (cards, revision) => removeGone(cards, revision, gone),
      ),
    filters: (route) =>
      readOrRecall(
        `filters ${route}`,
        cms
          .readFilters(route)
          .then(({ outcome, filters }) => (outcome === 'found' ? { items: filters } : undefined)),
      ),
    collection: (handle, count) =>
      readOrRecall(
        `collection ${count} ${handle}`,
        shop
          .readCollection(handle, count)
          .then(({ outcome, products }) => (outcome === 'found' ? { items: products } : undefined)),
      ),
  };
}

/** Cards without those of entries that were taken down since they were read. */
async function removeGone(cards: Card[], revision: number, gone: ListsOptions['gone']): Promise<Card[]> {
  const taken = await gone?.findGone(revision, collectCardKeys(cards));
  if (!taken?.size) return cards;
  return cards.filter(({ permalink = '' }) => !taken.has(toPageKey(permalink) ?? ''));
}

/** Whether all lists were read just now, and whether one failed that has no last good answer. */
export function summariseReads(reads: readonly ListRead<unknown>[]): {
  fullyRead: boolean;
  partsMissing: boolean;
} {
  return {
    fullyRead: reads.every(({ from }) => from === 'now'),
    partsMissing: reads.some(({ from }) => from === 'none'),
  };
}

/** The items to show; `failed` when there are none. */
export function getItems<Item>(read: ListRead<Item>): Item[] | 'failed' {
  return read.from === 'none' ? 'failed' : read.items;
}

/** The number of usual items that are as large as these. */
function computeSize(items: readonly unknown[]): number {
  return Math.max(items.length + 1, Math.ceil(countCharacters(items) / itemBytes));
}

/** About as many characters as it holds in memory: those of its texts, and some for each value. */
function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 16;
  for (const part of Object.values(value)) sum += 8 + countCharacters(part);
  return sum;
}
