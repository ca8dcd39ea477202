import type { Card } from '@guildhall/cms-client';
import { pageKeyOf } from '../page-path.ts';

/** The keys of the pages of cards. A card that leads elsewhere, or nowhere, has none. */
export function keysOfCards(cards: readonly Card[]): Set<string> {
  const keys = new Set<string>();
  for (const { permalink } of cards) {
    const key = permalink === undefined ? undefined : pageKeyOf(permalink);
    if (key !== undefined) keys.add(key);
  }
  return keys;
}
