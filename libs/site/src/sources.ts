import { join } from 'node:path';

/** Sources of this package. Sites bundle these, from the workspace and where the package is installed alike. */
const folder = join(import.meta.dirname, '../src');

/** The script that every page runs first. */
export const startSource = join(folder, 'browser/start.ts');
export const rendererSource = join(folder, 'render/create-renderer.tsx');
export const fetchFileSource = join(folder, 'browser/fetch-file.ts');

/** Returns a module's path in the sources of this package, such as `islands/Cart.tsx`, for a path in a build. */
export function toSourcePath(path: string): string | undefined {
  return /\/site\/src\/(.+)$/.exec(path)?.[1];
}
