import type { Block } from '@guildhall/cms-client';

/** A collection that a block shows, and under which key its products are in the page's data. */
export interface RequiredCollection {
  key: string;
  handle: string;
  count: number;
}

/** The shop returns no more at once. */
const maxCount = 50;

/** The key of a collection's products in the page's data. */
export function toCollectionKey(handle: string, count: number): string {
  return `${Math.min(count, maxCount)} ${handle}`;
}

/** The collections of the shop that an app must read before it renders these blocks, each once. */
export function findRequiredCollections(blocks: readonly Block[]): RequiredCollection[] {
  const wanted = new Map<string, RequiredCollection>();
  for (const block of blocks) {
    if (block.name !== 'shop-collection' || block.collectionHandle === '') continue;
    const { collectionHandle: handle, numberOfEntries } = block;
    const key = toCollectionKey(handle, numberOfEntries);
    wanted.set(key, { key, handle, count: Math.min(numberOfEntries, maxCount) });
  }
  return [...wanted.values()];
}
