/** Longest prefix that is searched for. */
const maxLength = 60;

/**
 * The vendor's search text for products by the beginning of their title: `title:long title:tab*`, each word its own
 * term, the last one possibly a prefix. The vendor's search syntax is removed, so that a visitor's words stay words;
 * spaces are not escaped, because the vendor documents escapes of `: \ ( )` only.
 *
 * @returns `undefined` when nothing to search for is left
 * @example
 * toTitlePrefixQuery('Long tab'); // 'title:Long title:tab*'
 */
export function toTitlePrefixQuery(prefix: string): string | undefined {
  const words = prefix
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? undefined : `title:${words.replaceAll(' ', ' title:')}*`;
}
