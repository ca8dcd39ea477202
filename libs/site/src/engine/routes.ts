import type { PageKind, RoutedFacts } from './page-kind.ts';

export interface PageRoute {
  /** Name in the log, whatever the organisation's path is. */
  name: string;
  path: string;
  /** Name of the kind of its pages. */
  page: string;
}

/** The content service has no entry at a longer path. */
const maxLevels = 8;

/** Lists the routes of page kinds. The first match wins: those with a fixed beginning come before those that any path has. */
export function listRoutes(
  kinds: readonly Pick<PageKind, 'name' | 'listRoutes'>[],
  organisation: RoutedFacts,
): readonly PageRoute[] {
  const routes = kinds.flatMap(
    (kind) => kind.listRoutes?.(organisation).map((route) => ({ ...route, page: kind.name })) ?? [],
  );
  const isAnyPath = ({ path }: PageRoute) => path.startsWith('/:');
  return [...routes.filter((route) => !isAnyPath(route)), ...routes.filter(isAnyPath)];
}

/** Returns the route of a path from `readPagePath`; `undefined` if none matches. */
export function findRoute(routes: readonly PageRoute[], path: string): PageRoute | undefined {
  const parts = path.split('/').filter(Boolean);
  const matches = (pattern: string): boolean => {
    const wanted = pattern.split('/').filter(Boolean);
    return (
      parts.length <= (wanted.at(-1) === '*' ? maxLevels : wanted.length) &&
      wanted.every((part, index) =>
        /^[:*]/.test(part) ? parts[index] !== undefined || part.endsWith('?') : part === parts[index],
      )
    );
  };
  return routes.find((route) => matches(route.path));
}

/** Returns the kind of page at a path from `readPagePath`; `undefined` if no route matches. */
export const findPageKind = (routes: readonly PageRoute[], path: string): string | undefined =>
  findRoute(routes, path)?.page;
