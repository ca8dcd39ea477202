import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isWorkspace } from '../machine/installation.mjs';

/** Everything that may be part of a build. Which libraries a site uses is not looked up: another build is a matter of seconds. */
const sources = isWorkspace
  ? ['package-lock.json', 'tsconfig.base.json', 'config', 'apps', 'examples', 'libs']
  : [
      ...['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'],
      ...['vite.config.ts', 'tsconfig.json', 'src', 'public'],
    ];
/** No part of a build: what it wrote, what is installed, tests and texts about the code. */
const otherFolders = /^(dist|node_modules|test-results|\..+)$/;
const otherFiles = /\.(test|stories|fixture)\.|^README\.md$/;

/**
 * Computes a hash of everything that a site may be built from. Contents count, not times, which a checkout changes.
 *
 * @param {string} root
 * @returns {string}
 */
export function fingerprintSources(root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((path) => listFiles(root, path))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Computes a hash of a site's built files, by their names, sizes and times: it differs after any other build.
 *
 * @param {string} root
 * @param {string} folder The site's, below the root.
 * @returns {string}
 */
export function fingerprintBuild(root, folder) {
  const hash = createHash('sha256');
  for (const file of listFiles(root, join(folder, 'dist'))) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/**
 * Lists the files at a path below the root, in a fixed order.
 *
 * @param {string} root
 * @param {string} path A file or a folder.
 * @returns {string[]}
 */
function listFiles(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory())
        return otherFolders.test(entry.name) ? [] : listFiles(root, join(path, entry.name));
      return otherFiles.test(entry.name) ? [] : [join(path, entry.name)];
    });
}
