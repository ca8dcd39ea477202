import { join } from 'node:path';

/** Sources of this package. Sites bundle these, from the workspace and where the package is installed alike. */
const folder = join(import.meta.dirname, '../src');

/** Returns the absolute path of a source of this package, such as `islands/Cart.tsx`. */
export function getSource(path: string): string {
  return join(folder, path);
}

/** Returns a module's path in the sources of this package, such as `islands/Cart.tsx`, for a path in a build. */
export function toSourcePath(path: string): string | undefined {
  return /\/site\/src\/(.+)$/.exec(path)?.[1];
}
