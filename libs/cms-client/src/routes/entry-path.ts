/**
 * Root, or one to three levels without a query, trailing slash or escapes. Of the invisible characters only the
 * joiners are allowed: Hindi, Persian and emoji need them.
 */
const shape = /^(?:\/|(?:\/(?:[^/?#\\%\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}]|\u200c|\u200d)+){1,3})$/u;
const maxPathLength = 512;

/** Returns true if the content service can have an entry at this path. */
export function isEntryPath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > maxPathLength || !shape.test(path)) return false;
  return !path.split('/').some((segment) => segment === '.' || segment === '..');
}
