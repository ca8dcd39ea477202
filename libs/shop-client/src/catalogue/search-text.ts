/** Longest text that is searched for, letters. */
const maxLength = 100;
/** Most words of it. */
const maxWords = 8;

/**
 * What a visitor typed, as the vendor's full-text search is asked: at most eight words of at most a hundred letters in
 * all, in lower case and apart by single spaces. Neither punctuation nor a connective (`AND`, `OR`, `NOT`) is left, so
 * that words stay words. The same for the same search, so that it can name a page.
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
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords);
  return words.length === 0 ? undefined : words.join(' ');
}
