import type { CmsClient, EntryResult } from '@guildhall/cms-client';
import { toPageKey } from '../page-path.ts';

/** An editor renames a page now and then; nobody does so five times, and then visits the first address. */
const maxHops = 5;

/**
 * Where a visitor is sent who asked for a page at another address than its own: because it was renamed, or because the
 * content service knows it by another spelling (`/ABOUT`). `undefined` when this is its address, or when the other one
 * does not show it either: then it is shown at the requested address. A circle leads nowhere.
 *
 * @param path the requested path, as a page's key
 * @param read what the content service answered to it
 */
export async function resolveCanonicalPath(
  cms: Pick<CmsClient, 'readEntry'>,
  path: string,
  read: EntryResult,
): Promise<string | undefined> {
  let at = findRedirectTarget(path, read);
  let certain = read.outcome === 'moved';
  const seen = new Set([path]);
  for (let hop = 0; at !== undefined && hop < maxHops; hop++) {
    const key = toPageKey(at);
    if (key === undefined || seen.has(key)) return undefined;
    seen.add(key);
    const next = await cms.readEntry(key);
    const further = findRedirectTarget(key, next);
    if (further === undefined) return certain || next.outcome === 'found' ? at : undefined;
    certain ||= next.outcome === 'moved';
    at = further;
  }
  return undefined;
}

/** The front page is the front page, whatever it is called in the content service. */
function findRedirectTarget(path: string, read: EntryResult): string | undefined {
  if (read.outcome === 'moved') return read.to;
  if (read.outcome !== 'found' || path === '/') return undefined;
  const { permalink } = read.entry;
  return permalink.startsWith('/') && toPageKey(permalink) !== path ? permalink : undefined;
}
