import type { Entry } from './entry.ts';

/**
 * Returns how a visitor sees an entry: its `page`, the members' `gate`, or `not-found`. A page needs content, and
 * must be published, or private with access. A draft is never shown.
 */
export function getEntryView(
  entry: Pick<Entry, 'postStatus' | 'hasAccess' | 'content'>,
): 'page' | 'gate' | 'not-found' {
  if (entry.postStatus === 'private' && !entry.hasAccess) return 'gate';
  if (entry.postStatus !== 'publish' && entry.postStatus !== 'private') return 'not-found';
  return entry.content.length > 0 ? 'page' : 'not-found';
}
