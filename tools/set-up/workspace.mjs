import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const bin = join(root, 'node_modules/.bin');

/**
 * The Node that the lockfile installs (24), whatever Node the shell has; before the packages are there, and on systems
 * for which the lockfile has none, the one that runs this.
 */
export function node() {
  const own = join(bin, 'node');
  return existsSync(own) ? own : process.execPath;
}

/**
 * The environment of every program these tools start: the workspace's own programs are found first.
 *
 * @param {Record<string, string | undefined>} [more]
 */
export function environment(more = {}) {
  return { ...process.env, ...more, PATH: bin + delimiter + (process.env['PATH'] ?? '') };
}

/** Nx, to be run by `node()`. */
export const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
