import { isIdentifier } from './source-edits.mjs';

/** Names in the files that import the constant. */
const usedNames = new Set(['blocks', 'expect', 'html', 'it', 'meta', 'site']);

/**
 * Returns false for keywords, and for names that a file with the constant already has.
 *
 * @param {string} name
 */
export const isFreeName = (name) => !usedNames.has(name) && isIdentifier(name);

/**
 * Makes a title of a name: `pull-quote` → `Pull quote`.
 *
 * @param {string} name
 */
export const toTitle = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Recognises an alias in the file of another block: a heading is also a text.
 *
 * @param {string} source
 * @param {string} name
 */
export function hasAlias(source, name) {
  const also = /\balso: \{(.*)\}/.exec(source)?.[1] ?? '';
  return also.split(/[^\w-]+/).includes(name);
}
