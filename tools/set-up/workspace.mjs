import { spawnSync } from 'node:child_process';
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

/** The oldest Node that runs the servers, which are in TypeScript. */
const oldestForServers = 24;

/** @type {string | undefined} */
let found;

/**
 * Returns the Node that the lockfile installs (24). Before installation, and on systems where that one cannot run (such as
 * Alpine, which has another C library), the Node that runs this.
 */
export function node() {
  const own = found ?? ownNodes.find((file) => existsSync(file) && canRun(file));
  // Looked for again until it is installed.
  found = own;
  return own ?? process.execPath;
}

/** @param {string} file */
const canRun = (file) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Finds the reason why the servers cannot run, once packages are installed.
 *
 * @param {string} [program] The Node that runs them.
 * @param {string} [version] The version of the Node that runs this.
 * @returns {string | undefined} What to do.
 */
export function findNodeProblem(program = node(), version = process.versions.node) {
  if (program !== process.execPath || Number.parseInt(version, 10) >= oldestForServers) return undefined;
  return `The servers need Node ${oldestForServers}. The one that the lockfile names cannot run on this system, and this is Node ${version}: install Node ${oldestForServers}, then run the command again.`;
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
