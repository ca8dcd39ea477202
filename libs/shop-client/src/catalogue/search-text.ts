/** Longest text that is searched for, letters. */
const maxLength = 100;
/** Maximum number of words. */
const maxWords = 8;

/**
 * Converts what a visitor typed for the vendor’s full-text search: at most eight words and a hundred letters, in
 * lower case, separated by single spaces. Soft hyphens, punctuation and connectives (`AND`, `OR`, `NOT`) are removed, so that
 * words stay words. Equal searches give equal text, so that it can be part of a URL.
 *
 * @returns `undefined` when nothing to search for is left
 * @example
 * toSearchText('  The LONG table?'); // 'the long table'
 */
export function toSearchText(typed: string): string | undefined {
  const words = typed
    .toLowerCase()
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords);
  return words.length === 0 ? undefined : words.join(' ');
}
