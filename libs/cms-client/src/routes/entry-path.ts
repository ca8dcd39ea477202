/**
 * Root, or one to three levels of plain names: neither a query nor a slash at the end, and nothing to be decoded. Of
 * the invisible characters only the joiners, which Hindi, Persian and emoji are written with.
 */
const shape = /^(?:\/|(?:\/(?:[^/?#\\%\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}]|\u200c|\u200d)+){1,3})$/u;
const maxPathLength = 512;

/** Whether the content service can have an entry at this path, so that asking makes sense. */
export function isEntryPath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > maxPathLength || !shape.test(path)) return false;
  return !path.split('/').some((segment) => segment === '.' || segment === '..');
}
