/** Which page answers a route. `members`: 404 where no identity service is configured. */
export type PageKind = 'entry' | 'shop' | 'members';

/** The site's routes, in the order of the specification's table. The first that matches answers. */
export const routes: readonly { path: string; page: PageKind }[] = [
  { path: '/login', page: 'members' },
  { path: '/profile', page: 'members' },
  { path: '/reset-password', page: 'members' },
  { path: '/', page: 'entry' },
  { path: '/p/:handle?', page: 'shop' },
  { path: '/p/collections/:handle', page: 'shop' },
  { path: '/:rootslug', page: 'entry' },
  { path: '/:rootslug/:slug', page: 'entry' },
  { path: '/:rootslug/:slug/:subslug', page: 'entry' },
];

/** Which page answers at a path, as `readPagePath` gives it; none where no route leads. */
export function findPageKind(path: string): PageKind | undefined {
  const parts = path.split('/').filter(Boolean);
  const matches = (pattern: string): boolean => {
    const wanted = pattern.split('/').filter(Boolean);
    return (
      parts.length <= wanted.length &&
      wanted.every((part, index) =>
        part.startsWith(':') ? parts[index] !== undefined || part.endsWith('?') : part === parts[index],
      )
    );
  };
  return routes.find((route) => matches(route.path))?.page;
}
