import { onContentHost } from './content-host.ts';

/**
 * Hides what a request may not see of an entry: all of a draft or a missing entry (PHP's empty map, `{}`); the content
 * of a private entry, unless the request has the content key. A value that a test has put there and that is not an
 * entry is returned unchanged.
 */
export function hideContent(entry: unknown, mayRead: boolean): unknown {
  if (entry === undefined) return {};
  if (typeof entry !== 'object' || entry === null || !('postStatus' in entry)) return entry;
  if (entry.postStatus === 'draft') return {};
  if (entry.postStatus !== 'private') return entry;
  return mayRead ? { ...entry, hasAccess: true } : { ...entry, hasAccess: false, content: [] };
}

/** Returns the complete entry, for an editor. The permalink of a draft is `/?p=<id>`, as in WordPress. */
export function toDraft(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('postStatus' in entry)) return entry;
  if (entry.postStatus !== 'draft') return { ...entry, hasAccess: true };
  const id = 'id' in entry ? String(entry.id) : '';
  return { ...entry, hasAccess: true, permalink: onContentHost(`/?p=${id}`) };
}
