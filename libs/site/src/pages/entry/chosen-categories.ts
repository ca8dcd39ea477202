import type { PageUrl } from '@guildhall/blocks';
import { isListParameter } from '../../list-parameter.ts';
import type { StoredPage } from '../../engine/page-cache/stored-page.ts';

export interface CategoryChoice {
  chosen: PageUrl['chosen'];
  /** Equal for all spellings of one choice, so a page has only as many keys as its lists have categories and pages. */
  key: string;
}

/** Cheap check: hardly any URL names a category or a page, and then nothing else is parsed. */
export function hasCategoryQuery(url: string): boolean {
  return /[?&](?:cat|page)[=-]/.test(url);
}

/** Reads the choices of a query for any lists; unknown categories show all entries. */
export function readCategoryQuery(query: Readonly<Record<string, unknown>>): PageUrl['chosen'] {
  const choices = Object.entries(query).filter(
    (pair): pair is [string, string] => isListParameter(pair[0]) && typeof pair[1] === 'string',
  );
  return Object.fromEntries(choices);
}

/** Returns the choice of a URL on a page; `undefined` when it names no category and no later page of the page's lists. */
export function findCategoryChoice(
  url: string,
  { lists = [], listPages = {} }: Pick<StoredPage, 'lists' | 'listPages'>,
): CategoryChoice | undefined {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1).split('#')[0]);
  const found = lists.flatMap(({ parameter, choices }): [string, string][] => {
    const slug = query.get(parameter);
    return slug && choices.some((choice) => choice.slug === slug) ? [[parameter, slug]] : [];
  });
  for (const [parameter, pages] of Object.entries(listPages)) {
    const page = query.get(parameter) ?? '';
    if (/^[1-9]\d{0,3}$/.test(page) && Number(page) > 1 && Number(page) <= pages)
      found.push([parameter, page]);
  }
  if (found.length === 0) return undefined;
  return { chosen: Object.fromEntries(found), key: new URLSearchParams(found).toString() };
}
