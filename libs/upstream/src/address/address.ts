/**
 * The origin of a supplier: scheme, host and port only.
 *
 * @throws TypeError when it has any other part
 */
export function parseOrigin(origin: string): string {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.href !== `${url.origin}/`) {
    throw new TypeError(
      'The origin of an upstream is a scheme, a host and perhaps a port, like https://example.org. Put the path into each call.',
    );
  }
  return url.origin;
}

/**
 * The URL of a path at a supplier. A path that does not stay a plain path of that origin after URL parsing is refused:
 * another host by `//host` or a backslash, an absolute address, hidden line breaks.
 *
 * @param origin as returned by `parseOrigin`
 * @throws TypeError whose message does not name the path, since the path may hold something that must not be logged
 */
export function addressOf(origin: string, path: string): URL {
  // URL parsing would silently drop control characters, and read a backslash as a slash.
  const isPlain = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
  const url = isPlain && URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (!url || url.origin !== origin || url.username || url.password || url.pathname.startsWith('//')) {
    throw new TypeError(
      'The path of an upstream call begins with one slash and stays on its host, like /items?page=2. For another host make another upstream.',
    );
  }
  return url;
}
