import { onContentHost } from './content-host.ts';

/**
 * What a request may see of an entry: nothing (PHP's empty map, `{}`) of a draft or where there is no entry; a private
 * entry without its content, unless the request has the content key. A value that is not an entry, which a test may
 * have put there, is returned unchanged.
 */
export function viewOf(entry: unknown, mayRead: boolean): unknown {
  if (entry === undefined) return {};
  if (typeof entry !== 'object' || entry === null || !('postStatus' in entry)) return entry;
  if (entry.postStatus === 'draft') return {};
  if (entry.postStatus !== 'private') return entry;
  return mayRead ? { ...entry, hasAccess: true } : { ...entry, hasAccess: false, content: [] };
}

/** The complete entry, for an editor. The permalink of a draft is `/?p=<id>`, as in WordPress. */
export function asDraft(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('postStatus' in entry)) return entry;
  if (entry.postStatus !== 'draft') return { ...entry, hasAccess: true };
  const id = 'id' in entry ? String(entry.id) : '';
  return { ...entry, hasAccess: true, permalink: onContentHost(`/?p=${id}`) };
}
