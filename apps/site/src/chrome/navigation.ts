/**
 * How a link of the navigation stands to the page that is shown: `page` when it leads there, `true` when that page lies
 * below it, nothing otherwise. The value of `aria-current`.
 */
export function currentOf(url: string, currentPath: string): 'page' | 'true' | undefined {
  if (url === currentPath) return 'page';
  return url !== '/' && currentPath.startsWith(`${url}/`) ? 'true' : undefined;
}
