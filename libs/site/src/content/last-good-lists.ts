import type { Card, CmsClient, ContentProblem, Filter } from '@guildhall/cms-client';
import type { ReadResult } from '@guildhall/safe-content';
import type { CatalogueClient, Product } from '@guildhall/shop-client';
import { LRUCache } from 'lru-cache';
import { collectCardKeys } from './card-keys.ts';
import type { GoneEntries } from './gone-entries.ts';
import { toPageKey } from '../engine/page-path.ts';

export type ListRead<Item> =
  | {
      from: 'now' | 'last good';
      items: Item[];
      /** Content left out just now; only if problems are collected. */
      problems?: readonly ContentProblem[];
    }
  | { from: 'none' };

/** Reads the lists of pages. If one cannot be read, its last good response is used. */
export interface Lists {
  /** @param options.collectProblems for editors: adds what was left out */
  cards(route: string, options?: { collectProblems?: boolean }): Promise<ListRead<Card>>;
  filters(route: string): Promise<ListRead<Filter>>;
  collection(handle: string, count: number): Promise<ListRead<Product>>;
}

interface ListsOptions {
  cms: Pick<CmsClient, 'readCards' | 'readFilters'>;
  shop: Pick<CatalogueClient, 'readCollection'>;
  /** Time for which a response is used after its list began to fail, ms. */
  staleIfFailedMs: number;
  now: () => number;
  /** Cards of removed entries are not shown from memory. */
  gone?: Pick<GoneEntries, 'getRevision' | 'findGone'>;
  /** Maximum remembered items in total, of `itemLength` each; larger ones count several times. */
  maxItems?: number;
}

interface FoundItems<Item> {
  items: Item[];
  problems?: readonly ContentProblem[];
}

interface LastGood {
  items: unknown[];
  readAt: number;
  revision: number;
  size: number;
}

/** Length of a typical card, in characters. */
const itemBytes = 2_000;

/** Remembers last good responses within a limit: the most recently read ones stay. */
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
    read: Promise<FoundItems<Item> | undefined>,
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
          .then((read) =>
            toItems(read, ({ cards, problems }) => ({ items: cards, ...(problems && { problems }) })),
          ),
        (cards, revision) => removeGone(cards, revision, gone),
      ),
    filters: (route) =>
      readOrRecall(
        `filters ${route}`,
        cms.readFilters(route).then((read) => toItems(read, ({ filters }) => ({ items: filters }))),
      ),
    collection: (handle, count) =>
      readOrRecall(
        `collection ${count} ${handle}`,
        shop
          .readCollection(handle, count)
          .then((read) => toItems(read, ({ products }) => ({ items: products }))),
      ),
  };
}

/** A list that does not exist is empty, and as certain as any other. */
function toItems<Found extends object, Item>(
  read: ReadResult<Found>,
  getItems: (found: Found) => FoundItems<Item>,
): FoundItems<Item> | undefined {
  if (read.outcome === 'missing') return { items: [] };
  return read.outcome === 'found' ? getItems(read as Found) : undefined;
}

async function removeGone(cards: Card[], revision: number, gone: ListsOptions['gone']): Promise<Card[]> {
  const taken = await gone?.findGone(revision, collectCardKeys(cards));
  if (!taken?.size) return cards;
  return cards.filter(({ permalink = '' }) => !taken.has(toPageKey(permalink) ?? ''));
}

export function summariseReads(reads: readonly ListRead<unknown>[]): {
  fullyRead: boolean;
  partsMissing: boolean;
} {
  return {
    fullyRead: reads.every(({ from }) => from === 'now'),
    partsMissing: reads.some(({ from }) => from === 'none'),
  };
}

export function getItems<Item>(read: ListRead<Item>): Item[] | 'failed' {
  return read.from === 'none' ? 'failed' : read.items;
}

/** Returns the number of typical items with the same memory use. */
function computeSize(items: readonly unknown[]): number {
  return Math.max(items.length + 1, Math.ceil(countCharacters(items) / itemBytes));
}

/** Estimates memory use in characters: those of texts, plus a constant per value. */
function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 16;
  for (const part of Object.values(value)) sum += 8 + countCharacters(part);
  return sum;
}
