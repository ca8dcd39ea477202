import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const bin = join(root, 'node_modules/.bin');
/** npm links the Node of the lockfile into `.bin` as an optional package: without an error if that fails. */
const ownNodes = [
  join(bin, 'node'),
  join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`),
];

/**
 * Returns the Node that the lockfile installs (24). Before installation, and on systems that the lockfile does not cover,
 * the Node that runs this.
 */
export function node() {
  return ownNodes.find((file) => existsSync(file)) ?? process.execPath;
}

/**
 * Creates the environment of programs that these tools start. The workspace's own programs come first. Nx loads its plugins
 * itself: waiting for processes that do it can take forever in containers (issue 36576 of nrwl/nx).
 *
 * @param {Record<string, string | undefined>} [more]
 */
export function environment(more = {}) {
  const folders = [bin, dirname(node()), process.env['PATH'] ?? ''];
  return { ...process.env, NX_ISOLATE_PLUGINS: 'false', ...more, PATH: folders.join(delimiter) };
}

/** Run it with `node()`. */
export const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
