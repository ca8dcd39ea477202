import type { PageUrl } from '@guildhall/blocks';
import type { StoredPage } from './page-cache/stored-page.ts';

/** The categories that an address chooses on a page. */
export interface CategoryChoice {
  chosen: PageUrl['chosen'];
  /** The same for every spelling of the same choice: a page has as many as its own lists have categories. */
  key: string;
}

/** Whether an address may name a category at all: nearly none does, and then nothing else is parsed. */
export function hasCategoryQuery(url: string): boolean {
  return /[?&]cat[=-]/.test(url);
}

/** What a query chooses, of whatever lists the page may have; a list takes what it does not know for all entries. */
export function readCategoryQuery(query: Readonly<Record<string, unknown>>): PageUrl['chosen'] {
  const choices = Object.entries(query).filter(
    (pair): pair is [string, string] => /^cat(?:-\d+)?$/.test(pair[0]) && typeof pair[1] === 'string',
  );
  return Object.fromEntries(choices);
}

/** What an address chooses on a page; `undefined` when it names no category of the page's lists. */
export function findCategoryChoice(
  url: string,
  { lists = [] }: Pick<StoredPage, 'lists'>,
): CategoryChoice | undefined {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1).split('#')[0]);
  const found = lists.flatMap(({ parameter, choices }): [string, string][] => {
    const slug = query.get(parameter);
    return slug && choices.some((choice) => choice.slug === slug) ? [[parameter, slug]] : [];
  });
  if (found.length === 0) return undefined;
  return { chosen: Object.fromEntries(found), key: new URLSearchParams(found).toString() };
}
