/** Kind of page at a route. `members` is 404 if no identity service is configured. */
export type PageKind = 'entry' | 'shop' | 'members';

/** Routes in the order of the specification's table. The first match wins. */
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

/** Returns the kind of page at a path from `readPagePath`; `undefined` if no route matches. */
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
