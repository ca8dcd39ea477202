import type { Block } from '@guildhall/cms-client';
import type { WantedCollection } from '../server/shop/load-shop.ts';

/** The shop hands out no more at once. */
const most = 50;

/** Under which key the products of a collection are kept. */
export function collectionKey(handle: string, count: number): string {
  return `${Math.min(count, most)} ${handle}`;
}

/** The collections of the shop that an app must read before it renders these blocks, each once. */
export function wantedCollectionsOf(blocks: readonly Block[]): WantedCollection[] {
  const wanted = new Map<string, WantedCollection>();
  for (const block of blocks) {
    if (block.name !== 'shop-collection' || block.collectionHandle === '') continue;
    const { collectionHandle: handle, numberOfEntries } = block;
    const key = collectionKey(handle, numberOfEntries);
    wanted.set(key, { key, handle, count: Math.min(numberOfEntries, most) });
  }
  return [...wanted.values()];
}
