/**
 * Returns the canonical spelling of a page's path for links, redirects and comparisons: no trailing or double
 * slashes, uppercase escapes.
 *
 * @param pathname percent-encoded, as `url.pathname` is
 * @example
 * toCanonicalPath('/caf%c3%a9//menu/'); // '/caf%C3%A9/menu'
 */
export function toCanonicalPath(pathname: string): string {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  return path.includes('%') ? path.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()) : path;
}

const idParameters = ['p', 'page_id', 'attachment_id', 'cat', 'author', 'm', 'preview_id'];
/** Parameters with a name of WordPress. Not `name`: forms send it too. */
const nameParameters = ['tag', 'category_name', 'author_name', 'post_format', 'pagename'];
const letter = /(?:[\p{L}\p{N}\p{M}]|(?!\p{ASCII})\p{S})/u.source;
const names = new RegExp(`^(?:/?${letter}(?:${letter}|[-_])*){1,4}/?$`, 'u');

/**
 * Returns true for a WordPress URL that names an entry by ID (`/?p=9`, `/?page_id=37`). Its page has another path,
 * never the homepage.
 */
export function isShortLink(url: Pick<URL, 'pathname' | 'search'>): boolean {
  return findShortLink(url) !== undefined;
}

/**
 * Returns the short link of a WordPress URL in one spelling, `/?p=9` or `/?tag=boats`; '' for one without a number, which
 * nobody can resolve; `undefined` if it is none.
 *
 * @example
 * findShortLink(new URL('https://content.example/?p=9&preview=true')); // '/?p=9'
 * findShortLink(new URL('https://content.example/about')); // undefined
 */
export function findShortLink({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  if (search === '' || (pathname !== '/' && pathname !== '/index.php')) return undefined;
  const query = new URLSearchParams(search);
  const find = (parameters: readonly string[], pattern: RegExp) =>
    parameters.find((name) => pattern.test(query.get(name) ?? ''));
  const key = find(idParameters, /^\d+$/) ?? find(nameParameters, names);
  if (key !== undefined) return `/?${key}=${query.get(key)}`;
  return query.has('post_type') ? '' : undefined;
}
