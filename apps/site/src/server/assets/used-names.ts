import type { HtmlFragment, SharedFragment } from '../../page/html-fragments.ts';

/** Every class of a CSS Module names its file: `gh_NewsCard_title` belongs to NewsCard. */
const moduleClass = 'gh_';
const island = 'data-island="';

const known = new WeakMap<SharedFragment, Set<string>>();

/** The CSS Modules whose classes occur in a part, and the islands in it (`#name`). Shared parts are read once. */
export function findUsedNames(part: HtmlFragment): Set<string> {
  if (typeof part === 'string') return findNames(part);
  const names = known.get(part) ?? findNames(part.bytes.toString());
  known.set(part, names);
  return names;
}

/** What occurs in any part of a page. */
export function findUsedNamesOnPage(parts: readonly HtmlFragment[]): ReadonlySet<string> {
  const used = new Set<string>();
  for (const part of parts) for (const name of findUsedNames(part)) used.add(name);
  return used;
}

function findNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const name of findBetween(text, moduleClass, '_')) if (/^[A-Za-z0-9]+$/.test(name)) names.add(name);
  for (const name of findBetween(text, island, '"')) names.add(`#${name}`);
  return names;
}

/** What is between two strings, each once. Runs for every page: a regular expression takes several times as long. */
function findBetween(text: string, before: string, after: string): Set<string> {
  const found = new Set<string>();
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at)) {
    at += before.length;
    const end = text.indexOf(after, at);
    if (end < 0) break;
    found.add(text.slice(at, end));
  }
  return found;
}
