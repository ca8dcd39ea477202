import type { HtmlPart, SharedPart } from '../../page/html-parts.ts';

/** Every class of a CSS Module names its file: `gh_NewsCard_title` belongs to NewsCard. */
const moduleClass = 'gh_';
const island = 'data-island="';

const known = new WeakMap<SharedPart, Set<string>>();

/** The CSS Modules whose classes occur in a part, and the islands in it (`#name`). Shared parts are read once. */
export function usedIn(part: HtmlPart): Set<string> {
  if (typeof part === 'string') return namesIn(part);
  const names = known.get(part) ?? namesIn(part.bytes.toString());
  known.set(part, names);
  return names;
}

/** What occurs in any part of a page. */
export function usedOn(parts: readonly HtmlPart[]): ReadonlySet<string> {
  const used = new Set<string>();
  for (const part of parts) for (const name of usedIn(part)) used.add(name);
  return used;
}

function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  for (const name of between(text, moduleClass, '_')) if (/^[A-Za-z0-9]+$/.test(name)) names.add(name);
  for (const name of between(text, island, '"')) names.add(`#${name}`);
  return names;
}

/** What is between two strings, each once. Runs for every page: a regular expression takes several times as long. */
function between(text: string, before: string, after: string): Set<string> {
  const found = new Set<string>();
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at)) {
    at += before.length;
    const end = text.indexOf(after, at);
    if (end < 0) break;
    found.add(text.slice(at, end));
  }
  return found;
}
