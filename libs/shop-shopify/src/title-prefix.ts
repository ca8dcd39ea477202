const form = /^title:(.{1,300})\*$/u;

/**
 * Returns the words of a search for products by the beginning of their title: of `title:<prefix>*`, the prefix. Its
 * spaces may be plain, after a backslash, or before another `title:`, as the shop's client writes them.
 *
 * @returns `undefined` for every other search, and for one with more meaning than its words
 */
export function parseTitlePrefix(query: string): string | undefined {
  const prefix = form.exec(query)?.[1]?.replaceAll('\\ ', ' ').replaceAll(' title:', ' ');
  return prefix === undefined || /[\\:*"'()<>]|(?:^|\s)(?:AND|OR|NOT)(?:\s|$)|\p{Cc}/u.test(prefix)
    ? undefined
    : prefix;
}
