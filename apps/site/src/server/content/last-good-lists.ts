import type { Card, CmsClient, ContentProblem, Filter } from '@guildhall/cms-client';
import type { CatalogueClient, Product } from '@guildhall/shop-client';
import { LRUCache } from 'lru-cache';

/** What a list came to: its items as they are now, those of its last good answer, or none to be had. */
export type ListRead<Item> =
  | {
      from: 'now' | 'last good';
      items: Item[];
      /** What was left out of it just now; only where problems are collected. */
      problems?: readonly ContentProblem[];
    }
  | { from: 'nowhere' };

/** The lists that pages show. One that cannot be read is stood in for by its last good answer. */
export interface Lists {
  cards(route: string): Promise<ListRead<Card>>;
  filters(route: string): Promise<ListRead<Filter>>;
  collection(handle: string, count: number): Promise<ListRead<Product>>;
}

interface ListsOptions {
  cms: Pick<CmsClient, 'readCards' | 'readFilters'>;
  shop: Pick<CatalogueClient, 'readCollection'>;
  /** How long an answer may stand in for one that fails, ms. */
  staleMs: number;
  now: () => number;
  /** How many cards, filters and products are remembered in all. */
  maxItems?: number;
}

/** Reads lists and remembers their last good answers, within bounds: the most recently read ones stay. */
export function createLists({ cms, shop, staleMs, now, maxItems = 10_000 }: ListsOptions): Lists {
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
    return earlier && now() - earlier.readAt < staleMs
      ? { from: 'last good', items: earlier.items as Item[] }
      : { from: 'nowhere' };
  }

  return {
    cards: (route) =>
      remembered(
        `cards ${route}`,
        cms
          .readCards(route)
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

/** How the parts of a page came: `whole` when all are of now, `gaps` when nothing stands in for one of them. */
export function stateOf(reads: readonly ListRead<unknown>[]): { whole: boolean; gaps: boolean } {
  return {
    whole: reads.every(({ from }) => from === 'now'),
    gaps: reads.some(({ from }) => from === 'nowhere'),
  };
}

/** The items to show, or that there are none to be had. */
export function itemsOf<Item>(read: ListRead<Item>): Item[] | 'failed' {
  return read.from === 'nowhere' ? 'failed' : read.items;
}
