import type { Card } from '@guildhall/cms-client';
import type { BlocksOutline } from '../blocks/page-outline.ts';
import type { PageUrl } from '../entry-filters/page-url.ts';

/** URLs of the previous and the next page of a list. */
export interface PageLinks {
  previous?: string;
  next?: string;
}

/**
 * True for the query parameter of a list's page: `page`, for the second list of a page `page-2`, and so on.
 *
 * @example
 * isPageParameter('page-2'); // true
 * isPageParameter('cat'); // false
 */
export function isPageParameter(name: string): boolean {
  return /^page(-\d{1,3})?$/.test(name);
}

/** Returns the query parameter of the page of the list at `index`. */
export function getPageParameter(index: number, outline?: Pick<BlocksOutline, 'lists'>): string {
  const position = outline?.lists.indexOf(index) ?? 0;
  return position > 0 ? `page-${position + 1}` : 'page';
}

/** Returns the number of the page in a URL, from 1. */
export function readPageNumber(chosen: PageUrl['chosen'], parameter: string): number {
  const written = Object.hasOwn(chosen, parameter) ? (chosen[parameter] ?? '') : '';
  return /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1;
}

/** Returns the content service's route of a page of a list. */
export function toPageRoute(route: string, page: number): string {
  return page === 1 ? route : `${route}${route.includes('?') ? '&' : '?'}page=${page}`;
}

/**
 * Returns the links of a page of a list; `undefined` if the list has no other page.
 *
 * @example
 * import type { Card } from '@guildhall/cms-client';
 *
 * declare const cards: Card[]; // of the second page of a list
 * const links = getPageLinks(cards, 'page', { path: '/news', chosen: { page: '2' } }); // its `previous` is `/news`
 */
export function getPageLinks(
  cards: readonly Card[],
  parameter: string,
  { path, chosen, query = {} }: PageUrl,
): PageLinks | undefined {
  const page = readPageNumber(chosen, parameter);
  const hasNext = cards.at(-1)?.following !== undefined;
  if (page === 1 && !hasNext) return undefined;
  const toUrl = (number: number) => {
    const others = Object.entries(chosen).filter(([name, value]) => name !== parameter && value);
    const own = number === 1 ? [] : [[parameter, String(number)]];
    // A lone question mark means the current page, whatever its path.
    const search = new URLSearchParams([...Object.entries(query), ...others, ...own]).toString();
    return search || !path ? `${path}?${search}` : path;
  };
  return {
    ...(page > 1 && { previous: toUrl(page - 1) }),
    ...(hasNext && { next: toUrl(page + 1) }),
  };
}
