import type { Organisation } from '@guildhall/organisation';
import { cartPath } from '../page/cart-path.ts';
import type { MembersPageName } from '../page/page-model.ts';

/** Kind of page at a route. `members` is 404 if no identity service is configured. */
export type PageKind = 'entry' | 'shop' | 'members' | 'search';

export interface PageRoute {
  /** Name in the log, whatever the organisation's path is. */
  name: string;
  path: string;
  page: PageKind;
}

/** The content service has no entry at a longer path. */
const maxLevels = 8;

/** Facts that decide the routes. @default switches: everything is on; search: none; logins: passwords */
export type RoutedFacts = Pick<Organisation, 'paths'> &
  Partial<Pick<Organisation, 'search' | 'switches' | 'logins'>>;

/** Creates the routes, in the order of the specification's table. The first match wins. */
export function createRoutes({ paths, search, switches, logins }: RoutedFacts): readonly PageRoute[] {
  const routes: readonly PageRoute[] = [
    { name: 'login', path: paths.login, page: 'members' },
    { name: 'profile', path: paths.profile, page: 'members' },
    ...(logins === 'links'
      ? []
      : [{ name: 'reset-password', path: paths.resetPassword, page: 'members' } as const]),
    ...(search ? [{ name: 'search', path: search, page: 'search' } as const] : []),
    { name: 'index', path: '/', page: 'entry' },
    { name: 'p-handle', path: '/p/:handle?', page: 'shop' },
    { name: 'p-collections-handle', path: '/p/collections/:handle', page: 'shop' },
    { name: 'cart', path: cartPath, page: 'shop' },
    { name: 'rootslug', path: '/:rootslug', page: 'entry' },
    { name: 'rootslug-slug', path: '/:rootslug/:slug', page: 'entry' },
    { name: 'rootslug-slug-subslug', path: '/:rootslug/:slug/:subslug', page: 'entry' },
    // Some WordPress sites have a date and a name in each address.
    { name: 'deeper', path: '/:rootslug/:slug/:subslug/*', page: 'entry' },
  ];
  return routes.filter(({ page }) => page === 'entry' || page === 'search' || switches?.[page] !== false);
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
export const findPageKind = (routes: readonly PageRoute[], path: string): PageKind | undefined =>
  findRoute(routes, path)?.page;

/** Returns the members' page at a path of a `members` route. */
export function getMembersPageName({ paths }: Pick<Organisation, 'paths'>, path: string): MembersPageName {
  if (path === paths.login) return 'login';
  return path === paths.profile ? 'profile' : 'reset-password';
}
