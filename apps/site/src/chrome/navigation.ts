import { canonicalPath } from '@guildhall/safe-content';

/**
 * How a link of the navigation stands to the page that is shown: `page` when it leads there, `true` when that page lies
 * below it, nothing otherwise. The value of `aria-current`.
 *
 * @param url as it stands in the link
 * @param currentPath the page's path, decoded
 */
export function currentOf(url: string, currentPath: string): 'page' | 'true' | undefined {
  if (!url.startsWith('/')) return undefined;
  const path = canonicalPath(url.replace(/[?#].*$/s, ''));
  const current = canonicalPath(encodeURI(currentPath));
  if (path === current) return 'page';
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined;
}
