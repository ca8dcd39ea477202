import { canonicalPath } from '@guildhall/safe-content';

/**
 * The `aria-current` of a link of the navigation: `page` when it leads to the page that is shown, `true` when that page is
 * below it, `undefined` otherwise.
 *
 * @param url the link's address
 * @param currentPath the page's path, decoded
 */
export function currentOf(url: string, currentPath: string): 'page' | 'true' | undefined {
  if (!url.startsWith('/')) return undefined;
  const path = canonicalPath(url.replace(/[?#].*$/s, ''));
  const current = canonicalPath(encodeURI(currentPath));
  if (path === current) return 'page';
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined;
}
