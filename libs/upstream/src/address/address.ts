import { createUsageError } from '../usage-error.ts';

/** The address of a supplier: scheme, host and port, and its folder, '' for none. */
export interface Base {
  origin: string;
  /** Begins with a slash and ends without one. */
  folder: string;
}

/**
 * The origin of a supplier with its folder.
 *
 * @throws TypeError when it has any other part
 */
export function parseBase(address: string): Base {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.href !== url.origin + url.pathname || url.pathname.startsWith('//')) {
    throw createUsageError(
      'GUILDHALL_UPSTREAM_ORIGIN',
      'The origin of an upstream is a scheme, a host, perhaps a port and a folder, like https://example.org/cms. Put the rest of the path into each call.',
    );
  }
  return { origin: url.origin, folder: url.pathname.replace(/\/+$/, '') };
}

/**
 * The URL of a path at a supplier. A path that does not stay a plain path below that origin after URL parsing is
 * refused: another host by `//host` or a backslash, an absolute URL, hidden line breaks, or a path that leaves the
 * folder.
 *
 * @throws TypeError whose message does not name the path, since the path may hold something that must not be logged
 */
export function resolveUrl({ origin, folder }: Base, path: string): URL {
  // URL parsing would silently drop control characters, and read a backslash as a slash.
  const isPlain = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
  const url = isPlain && URL.canParse(folder + path, origin) ? new URL(folder + path, origin) : undefined;
  const isBelow = url?.origin === origin && url.pathname.startsWith(`${folder}/`);
  if (!url || !isBelow || url.username || url.password || url.pathname.startsWith('//')) {
    throw createUsageError(
      'GUILDHALL_UPSTREAM_PATH',
      'The path of an upstream call begins with one slash and stays below its origin, like /items?page=2. For another host make another upstream.',
    );
  }
  return url;
}
