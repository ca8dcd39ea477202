import type { Card, CmsClient, ContentProblem, Filter } from '@guildhall/cms-client';
import type { CatalogueClient, Product } from '@guildhall/shop-client';
import { LRUCache } from 'lru-cache';

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
  /** How many cards, filters and products are remembered in all. */
  maxItems?: number;
}

/** Reads lists and remembers their last good answers, within bounds: the most recently read ones stay. */
export function createLists({ cms, shop, staleIfFailedMs, now, maxItems = 10_000 }: ListsOptions): Lists {
  const lastGood = new LRUCache<string, { items: unknown[]; readAt: number }>({
    maxSize: maxItems,
    sizeCalculation: ({ items }) => items.length + 1,
  });

  async function remembered<Item>(
    key: string,
    read: Promise<{ items: Item[]; problems?: readonly ContentProblem[] } | undefined>,
  ): Promise<ListRead<Item>> {
    const found = await read;
    if (found) {
      lastGood.set(key, { items: found.items, readAt: now() });
      return { from: 'now', ...found };
    }
    const earlier = lastGood.get(key);
    return earlier && now() - earlier.readAt < staleIfFailedMs
      ? { from: 'last good', items: earlier.items as Item[] }
      : { from: 'none' };
  }

  return {
    cards: (route, options) =>
      remembered(
        `cards ${route}`,
        cms
          .readCards(route, options)
          .then(({ outcome, cards, problems }) =>
            outcome === 'found' ? { items: cards, ...(problems && { problems }) } : undefined,
          ),
      ),
    filters: (route) =>
      remembered(
        `filters ${route}`,
        cms
          .readFilters(route)
          .then(({ outcome, filters }) => (outcome === 'found' ? { items: filters } : undefined)),
      ),
    collection: (handle, count) =>
      remembered(
        `collection ${count} ${handle}`,
        shop
          .readCollection(handle, count)
          .then(({ outcome, products }) => (outcome === 'found' ? { items: products } : undefined)),
      ),
  };
}

/** Whether all lists were read just now, and whether one failed that has no last good answer. */
export function stateOf(reads: readonly ListRead<unknown>[]): { fullyRead: boolean; partsMissing: boolean } {
  return {
    fullyRead: reads.every(({ from }) => from === 'now'),
    partsMissing: reads.some(({ from }) => from === 'none'),
  };
}

/** The items to show; `failed` when there are none. */
export function itemsOf<Item>(read: ListRead<Item>): Item[] | 'failed' {
  return read.from === 'none' ? 'failed' : read.items;
}
