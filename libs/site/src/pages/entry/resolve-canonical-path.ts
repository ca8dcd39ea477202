import type { CmsClient, EntryResult } from '@guildhall/cms-client';
import { toPageKey } from '../../engine/page-path.ts';

/** Redirect limit; renames of one page are rarer. */
const maxHops = 5;

/**
 * Returns the path to redirect to if a page has another path than the requested one: because it was renamed, or because
 * the content service spells it differently (`/ABOUT`). `undefined` if the path is canonical, or if the other path does
 * not show the page either: then it is shown at the requested path. Circular redirects also give `undefined`.
 *
 * @param path the requested path, as a page key
 * @param read the content service's response for it
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
    // An uploaded file: it is on the host of the content service.
    if (!at.startsWith('/')) return at;
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

/** The front page never redirects, whatever its permalink. */
function findRedirectTarget(path: string, read: EntryResult): string | undefined {
  if (read.outcome === 'moved') return read.to;
  if (read.outcome !== 'found' || path === '/') return undefined;
  const { permalink } = read.entry;
  return permalink.startsWith('/') && toPageKey(permalink) !== path ? permalink : undefined;
}
