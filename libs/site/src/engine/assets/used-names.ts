import type { HtmlFragment, SharedFragment } from '../../page/html-fragments.ts';

/**
 * Each CSS Module class names its file: `gh_NewsCard_title` is in NewsCard of the kit, `gh_own-Logo_line` in Logo of the
 * site.
 */
const moduleClass = 'gh_';
const island = 'data-island="';

const known = new WeakMap<SharedFragment, Set<string>>();

/**
 * Finds CSS Modules whose classes occur in a fragment, and its islands (`#name`). Shared fragments are scanned once.
 */
export function findUsedNames(part: HtmlFragment): Set<string> {
  if (typeof part === 'string') return findNames(part);
  const names = known.get(part) ?? findNames(part.bytes.toString());
  known.set(part, names);
  return names;
}

export function findUsedNamesOnPage(parts: readonly HtmlFragment[]): ReadonlySet<string> {
  const used = new Set<string>();
  for (const part of parts) for (const name of findUsedNames(part)) used.add(name);
  return used;
}

function findNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const name of findBetween(text, moduleClass, '_'))
    if (/^(?:own-)?[A-Za-z0-9]+$/.test(name)) names.add(name);
  for (const name of findBetween(text, island, '"')) names.add(`#${name}`);
  return names;
}

/**
 * Finds all distinct texts between two strings. Runs for every page: a regular expression takes several times as long.
 */
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
