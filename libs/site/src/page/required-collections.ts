import type { Block } from '@guildhall/cms-client';

/** A shop collection that a block shows, with the key of its products in the page's data. */
export interface RequiredCollection {
  key: string;
  handle: string;
  count: number;
}

/** Maximum per request to the shop. */
const maxCount = 50;

export function toCollectionKey(handle: string, count: number): string {
  return `${Math.min(count, maxCount)} ${handle}`;
}

/** Returns the collections to read before these blocks are rendered, each once. */
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
