import type { Card } from '@guildhall/cms-client';
import { toPageKey } from '../page-path.ts';

/** The keys of the pages of cards. A card that leads elsewhere, or nowhere, has none. */
export function collectCardKeys(cards: readonly Card[]): Set<string> {
  const keys = new Set<string>();
  for (const { permalink } of cards) {
    const key = permalink === undefined ? undefined : toPageKey(permalink);
    if (key !== undefined) keys.add(key);
  }
  return keys;
}
