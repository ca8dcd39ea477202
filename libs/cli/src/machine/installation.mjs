import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * True in the kit's own workspace and in a release of it, where packages are folders of sources. Elsewhere this package is
 * installed, and its commands work on the site in the current folder.
 */
export const isWorkspace = !/[\\/]node_modules[\\/]/.test(here);

/** The folder of the workspace, or of the site. */
export const root = isWorkspace ? resolve(here, '../../../..') : findSite(process.cwd());

/** Options of Node with which packages of the workspace are run from their sources. */
export const sourceOptions = isWorkspace ? ['--conditions=@guildhall/source'] : [];

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
 * Finds the folder with the site that a command is called in, or below it: its package.json has the key `guildhall`.
 *
 * @param {string} folder
 * @returns {string} The folder itself if there is none.
 */
function findSite(folder) {
  for (let place = folder; ; place = dirname(place)) {
    const file = join(place, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).guildhall) return place;
    if (place === dirname(place)) return folder;
  }
}

/**
 * Returns the Node that the lockfile installs (24). Before installation, without one, and on systems where that one cannot
 * run (such as Alpine, which has another C library), the Node that runs this.
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
  const reason = isWorkspace ? 'The one that the lockfile names cannot run on this system, and this' : 'This';
  return `The servers need Node ${oldestForServers}. ${reason} is Node ${version}: install Node ${oldestForServers}, then run the command again.`;
}

/**
 * Creates the environment of programs that these commands start. The workspace's own programs come first. Nx loads its
 * plugins itself: waiting for processes that do it can take forever in containers (issue 36576 of nrwl/nx).
 *
 * @param {Record<string, string | undefined>} [more]
 */
export function environment(more = {}) {
  const folders = [bin, dirname(node()), process.env['PATH'] ?? ''];
  return { ...process.env, NX_ISOLATE_PLUGINS: 'false', ...more, PATH: folders.join(delimiter) };
}
