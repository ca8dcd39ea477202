import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './installation.mjs';

/**
 * @typedef {object} FileSystem Replaced by tests.
 * @property {(path: string) => string | undefined} tryToWrite Returns the code of the error.
 * @property {(path: string) => number | undefined} findOwner Returns the user's number; undefined if there is nothing.
 * @property {(path: string) => string[]} list Returns the paths in a folder; none for a file.
 */

/** @type {FileSystem} */
const ownFileSystem = {
  tryToWrite(path) {
    try {
      accessSync(path, constants.W_OK);
      return undefined;
    } catch (error) {
      return /** @type {NodeJS.ErrnoException} */ (error).code;
    }
  },
  findOwner: (path) => statSync(path, { throwIfNoEntry: false })?.uid,
  list(path) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
    try {
      return readdirSync(path).map((name) => join(path, name));
    } catch {
      return [];
    }
  },
};

/**
 * Finds the first of these paths, or of what two levels of folders below them contain, that cannot be written to: after a
 * command with sudo, files belong to root. Of a path that does not exist yet, the folder that it will be in counts.
 *
 * @param {string} folder The workspace.
 * @param {readonly string[]} paths Below it.
 * @param {FileSystem} [files]
 * @returns {string | undefined} What to do.
 */
export function findWriteProblem(folder, paths, files = ownFileSystem) {
  for (const path of paths) {
    const place = findExisting(join(folder, path), files);
    const below = place === join(folder, path) ? files.list(place) : [];
    for (const each of [place, ...below, ...below.flatMap((one) => files.list(one))]) {
      const code = files.tryToWrite(each);
      // Another command may have removed it meanwhile.
      if (code !== undefined && code !== 'ENOENT')
        return explain(relative(folder, each) || folder, place, code, files.findOwner(each));
    }
  }
  return undefined;
}

/**
 * @param {string} path
 * @param {string} place The folder to give back.
 * @param {string} code
 * @param {number | undefined} owner
 */
function explain(path, place, code, owner) {
  if (code === 'EROFS')
    return `You cannot write to ${path}: it is on a read-only file system. Mount it for writing, or copy the workspace elsewhere.`;
  const name =
    owner === 0 ? 'root' : owner === process.getuid?.() ? 'you, without the right to write' : `user ${owner}`;
  const remedy = owner === process.getuid?.() ? 'chmod -R u+rwX' : 'sudo chown -R "$(id -un)"';
  return `You cannot write to ${path}; it belongs to ${name}: ${remedy} '${place}'`;
}

/**
 * @param {string} path
 * @param {FileSystem} files
 * @returns {string}
 */
function findExisting(path, files) {
  const above = dirname(path);
  return files.findOwner(path) !== undefined || above === path ? path : findExisting(above, files);
}

/**
 * @throws Error that says what to do, if one of these paths of the workspace cannot be written to
 *
 * @param {readonly string[]} paths
 */
export function requireWritable(...paths) {
  const problem = findWriteProblem(root, paths);
  if (problem !== undefined) throw new Error(problem);
}
