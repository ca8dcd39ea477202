import type { FilterBarProps } from './entry-filters-props.ts';
import type { PageUrl } from './filtered-list.ts';

/** The address of a list's page without a choice in this list; the choices in other lists stay. */
export function buildUrlWithout(parameter: string, { path, chosen, query = {} }: PageUrl): string {
  const others = new URLSearchParams([
    ...Object.entries(query),
    ...Object.entries(chosen).filter(([name, slug]) => name !== parameter && slug),
  ]).toString();
  // A lone question mark is the page itself, whatever its path.
  return others || !path ? `${path}?${others}` : path;
}

/** Where a choice leads, from the address without one. */
export function buildFilterUrl(
  slug: string,
  { allUrl: address, parameter }: Pick<FilterBarProps, 'allUrl' | 'parameter'>,
): string {
  if (!slug) return address;
  const before = address.includes('?') ? (address.endsWith('?') ? '' : '&') : '?';
  return `${address}${before}${new URLSearchParams({ [parameter]: slug }).toString()}`;
}

/** The choice that the browser's address names; empty when it names none, or one that is not offered. */
export function readSlug({ choices, parameter }: Pick<FilterBarProps, 'choices' | 'parameter'>): string {
  const slug = new URLSearchParams(location.search).get(parameter) ?? '';
  return choices.some((choice) => choice.slug === slug) ? slug : '';
}

/** Writes a choice into the browser's address, as a step that its back button takes back; the rest of it stays. */
export function pushChoice(parameter: string, slug: string): void {
  const url = new URL(location.href);
  if (slug) url.searchParams.set(parameter, slug);
  else url.searchParams.delete(parameter);
  if (url.href !== location.href) history.pushState(history.state, '', url);
}
