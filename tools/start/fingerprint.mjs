import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the whole workspace that every build depends on. */
const sharedSources = ['package-lock.json', 'tsconfig.base.json', 'config'];
/** No part of a build: what it wrote, what is installed, tests and texts about the code. */
const otherFolders = /^(dist|node_modules|test-results|\..+)$/;
const otherFiles = /\.(test|stories|fixture)\.|^README\.md$/;

/**
 * Computes a hash of everything that a site is built from: the files of its folder, of the workspace's packages that it
 * depends on, and the lockfile. Contents count, not times, which a checkout changes.
 *
 * @param {string} root
 * @param {string} folder The site's, below the root.
 * @returns {string}
 */
export function fingerprintSources(root, folder) {
  const hash = createHash('sha256');
  const folders = [...listWorkspaceDependencies(root, folder)].sort();
  for (const file of [...sharedSources, ...folders].flatMap((path) => listFiles(root, path))) {
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
 * Lists the folders of a package and of all packages of the workspace that it depends on.
 *
 * @param {string} root
 * @param {string} folder
 */
function listWorkspaceDependencies(root, folder) {
  const folders = mapPackages(root);
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} path */
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, peerDependencies = {} } = readManifest(root, path);
    for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) {
      const next = folders.get(name);
      if (next) visit(next);
    }
  };
  visit(folder);
  return found;
}

/**
 * Maps the names of the workspace's packages to their folders.
 *
 * @param {string} root
 * @returns {Map<string, string>}
 */
function mapPackages(root) {
  const patterns = /** @type {string[]} */ (readManifest(root, '').workspaces ?? []);
  const folders = patterns.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    return existsSync(join(root, parent))
      ? readdirSync(join(root, parent)).map((name) => join(parent, name))
      : [];
  });
  const packages = folders.filter((path) => existsSync(join(root, path, 'package.json')));
  return new Map(packages.map((path) => [readManifest(root, path).name, path]));
}

/**
 * @param {string} root
 * @param {string} folder
 */
function readManifest(root, folder) {
  const file = join(root, folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
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
