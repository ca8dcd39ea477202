import { onContentHost } from './content-host.ts';

/**
 * What a request may see of an entry: an empty object for a draft or for what does not exist (PHP's empty map is `{}`
 * here), a private one without its content unless the request has the content key. Anything that is no entry at all (a
 * test may put it there) passes as it is.
 */
export function viewOf(entry: unknown, mayRead: boolean): unknown {
  if (entry === undefined) return {};
  if (typeof entry !== 'object' || entry === null || !('postStatus' in entry)) return entry;
  if (entry.postStatus === 'draft') return {};
  if (entry.postStatus !== 'private') return entry;
  return mayRead ? { ...entry, hasAccess: true } : { ...entry, hasAccess: false, content: [] };
}

/** What an editor sees: all of it. WordPress gives what is not published an address without a name. */
export function asDraft(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('postStatus' in entry)) return entry;
  if (entry.postStatus !== 'draft') return { ...entry, hasAccess: true };
  const id = 'id' in entry ? String(entry.id) : '';
  return { ...entry, hasAccess: true, permalink: onContentHost(`/?p=${id}`) };
}
