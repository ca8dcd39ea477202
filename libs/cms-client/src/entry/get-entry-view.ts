import type { Entry } from './entry.ts';

/**
 * What a visitor gets to see of an entry: its `page`, the members' `gate`, or that it is `not-found`. A page needs
 * content, and to be published, or private with access. A draft is never shown.
 */
export function getEntryView(
  entry: Pick<Entry, 'postStatus' | 'hasAccess' | 'content'>,
): 'page' | 'gate' | 'not-found' {
  if (entry.postStatus === 'private' && !entry.hasAccess) return 'gate';
  if (entry.postStatus !== 'publish' && entry.postStatus !== 'private') return 'not-found';
  return entry.content.length > 0 ? 'page' : 'not-found';
}
