/** Longest prefix that is searched for. */
const longest = 60;

/**
 * The vendor's search text for products whose title begins so: `title:long\ tab*`. Everything that means something in
 * the vendor's search syntax is taken out, so that a visitor's words stay words.
 *
 * @returns `undefined` when nothing to search for is left
 */
export function titlePrefixQuery(prefix: string): string | undefined {
  const words = prefix
    .slice(0, longest)
    .toWellFormed()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? undefined : `title:${words.replaceAll(' ', '\\ ')}*`;
}
