/**
 * Returns the canonical spelling of a page's path for links, redirects and comparisons: no trailing or double
 * slashes, uppercase escapes.
 *
 * @param pathname percent-encoded, as `url.pathname` is
 * @example toCanonicalPath('/caf%c3%a9//menu/') // '/caf%C3%A9/menu'
 */
export function toCanonicalPath(pathname: string): string {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  return path.includes('%') ? path.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()) : path;
}

const idParameters = ['p', 'page_id', 'attachment_id', 'cat', 'author', 'm', 'preview_id'];

/**
 * Returns true for a WordPress URL that names an entry by ID (`/?p=9`, `/?page_id=37`). Its page has another path,
 * never the homepage.
 */
export function isShortLink({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (search === '' || (pathname !== '/' && pathname !== '/index.php')) return false;
  const query = new URLSearchParams(search);
  return idParameters.some((key) => /^\d+$/.test(query.get(key) ?? '')) || query.has('post_type');
}
