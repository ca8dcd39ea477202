import type { Card } from '@guildhall/cms-client';
import { rememberFor } from '../page/remember-for.ts';
import { toPageKey } from '../engine/page-path.ts';

/** Returns the page keys of cards. Cards without a link, or with an external one, have none. */
export const collectCardKeys = rememberFor((cards: readonly Card[]): ReadonlySet<string> => {
  const keys = new Set<string>();
  for (const { permalink } of cards) {
    const key = permalink === undefined ? undefined : toPageKey(permalink);
    if (key !== undefined) keys.add(key);
  }
  return keys;
});
