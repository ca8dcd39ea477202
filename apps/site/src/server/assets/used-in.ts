import type { HtmlPart, SharedPart } from '../page-cache/html-parts.ts';

/**
 * Every class of a CSS Module names its file (`gh_NewsCard_title` belongs to NewsCard), and every island says its name.
 */
const used = /gh_([A-Za-z0-9]+)_|data-island="([^"]+)"/g;

const known = new WeakMap<SharedPart, Set<string>>();

/** The CSS Modules whose classes occur in a part, and the islands that stand there (`#name`). Shared parts are read once. */
export function usedIn(part: HtmlPart): Set<string> {
  if (typeof part === 'string') return namesIn(part);
  const names = known.get(part) ?? namesIn(part.bytes.toString());
  known.set(part, names);
  return names;
}

function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  used.lastIndex = 0;
  // On the way of every page: half the time of collecting all matches first.
  for (let found = used.exec(text); found; found = used.exec(text)) names.add(found[1] ?? `#${found[2]}`);
  return names;
}
