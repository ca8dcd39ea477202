import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const wanted = /\.(?:[cm]?[jt]sx?|p?css|s[ac]ss|less|html|svg|json)$|^\.env/;
const lockfile = /^(?:package-lock|npm-shrinkwrap)\.json$/;
const left = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  '.git',
  '.nx',
  '.next',
  '.vite',
  'test-results',
]);

/** True for a folder whose files are not the site's own. */
export const isLeftOut = (name: string): boolean => left.has(name);

/** True for a file that a codemod may change. */
export function isSiteFile(path: string): boolean {
  const name = basename(path);
  return wanted.test(name) && !lockfile.test(name);
}

/** Reads the files of a site, by their paths in its folder. */
export function readFiles(folder: string): Map<string, string> {
  const paths = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ({ name }) => isLeftOut(name) })
    .filter((entry) => entry.isFile() && isSiteFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const own = paths.map((path): [string, string] => [
    path.slice(join(folder, '/').length).replaceAll('\\', '/'),
    readFileSync(path, 'utf8'),
  ]);
  return new Map(own.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
}
