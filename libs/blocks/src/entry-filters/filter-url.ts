import type { FilterBarProps } from './entry-filters-props.ts';
import { isPageParameter } from '../entry-list/list-pages.ts';
import type { PageUrl } from './page-url.ts';

/** Returns the page's URL without a choice in this list; the choices in other lists stay, all on their first pages. */
export function buildUrlWithout(parameter: string, { path, chosen, query = {} }: PageUrl): string {
  const others = new URLSearchParams([
    ...Object.entries(query),
    ...Object.entries(chosen).filter(([name, slug]) => name !== parameter && !isPageParameter(name) && slug),
  ]).toString();
  // A lone question mark means the current page, whatever its path.
  return others || !path ? `${path}?${others}` : path;
}

/** Returns the URL of a choice, based on the URL without one. */
export function buildFilterUrl(
  slug: string,
  { allUrl, parameter }: Pick<FilterBarProps, 'allUrl' | 'parameter'>,
): string {
  if (!slug) return allUrl;
  const separator = allUrl.includes('?') ? (allUrl.endsWith('?') ? '' : '&') : '?';
  return `${allUrl}${separator}${new URLSearchParams({ [parameter]: slug }).toString()}`;
}

/** Returns the choice in the browser's URL; empty if there is none, or an unknown one. */
export function readSlug({ choices, parameter }: Pick<FilterBarProps, 'choices' | 'parameter'>): string {
  const slug = new URLSearchParams(location.search).get(parameter) ?? '';
  return choices.some((choice) => choice.slug === slug) ? slug : '';
}

/** True on a later page of a list. Its categories begin at their first pages: the browser follows their links. */
export function isOnLaterPage(): boolean {
  return /[?&]page[=-]/.test(location.search);
}

/** Adds a history entry with the choice in the URL; other parameters stay. */
export function pushChoice(parameter: string, slug: string): void {
  const url = new URL(location.href);
  if (slug) url.searchParams.set(parameter, slug);
  else url.searchParams.delete(parameter);
  if (url.href !== location.href) history.pushState(history.state, '', url);
}
