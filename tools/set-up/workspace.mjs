import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const bin = join(root, 'node_modules/.bin');

/**
 * Returns the Node that the lockfile installs (24). Before installation, and on systems that the lockfile does not cover,
 * the Node that runs this.
 */
export function node() {
  const own = join(bin, 'node');
  return existsSync(own) ? own : process.execPath;
}

/**
 * Creates the environment of programs that these tools start. The workspace's own programs come first.
 *
 * @param {Record<string, string | undefined>} [more]
 */
export function environment(more = {}) {
  return { ...process.env, ...more, PATH: bin + delimiter + (process.env['PATH'] ?? '') };
}

/** Run it with `node()`. */
export const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
