/**
 * Root, or one to eight levels, as many as a WordPress puts into the address of a post, without a query, trailing slash or escapes. Of the invisible characters only the
 * joiners are allowed: Hindi, Persian and emoji need them.
 */
const shape = /^(?:\/|(?:\/(?:[^/?#\\%\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}]|\u200c|\u200d)+){1,8})$/u;
const maxPathLength = 512;

/** Returns true if the content service can have an entry at this path. */
export function isEntryPath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > maxPathLength || !shape.test(path)) return false;
  return !path.split('/').some((segment) => segment === '.' || segment === '..');
}

/** Returns true for a short link of WordPress with one number or name, such as `/?p=9` or `/?tag=boats`. */
export function isShortPath(path: string): boolean {
  const [, name] = /^\/\?[a-z_]{1,20}=\/?([^&=]+?)\/?$/.exec(path) ?? [];
  return name !== undefined && isEntryPath(`/${name}`);
}
