import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [dev] Only reached through `devDependencies`.
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [devDependencies]
 */
/** @typedef {Record<string, Package>} Packages By path, such as `node_modules/a/node_modules/b`. */
/** @typedef {import('../start/site-folder.mjs').SiteFolder} SiteFolder */

/**
 * @typedef {Package & {
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} LockedPackage
 */
/**
 * @typedef {object} ReleasePlan
 * @property {string[]} workspaces Folders of the workspace's own packages.
 * @property {string[]} packages Places of the others, such as `node_modules/a/node_modules/b`, without what is inside.
 */

/** Packages that our own packages load for a build only: a release is already built. */
const buildOnly = new Set(['vite', '@vitejs/plugin-react', 'postcss']);
/**
 * Recognises packages of the workspace that no server in production loads: tools and programs.
 *
 * @param {string} root
 * @param {string} place
 */
function isNeverServed(root, place) {
  if (place === '' || place.includes('node_modules/')) return false;
  const { nx } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
  return place.startsWith('tools/') || nx?.tags?.includes('layer:program') === true;
}

/**
 * Lists what the two servers of a site load, from the lockfile: the packages that their manifests name, and what these need.
 *
 * @param {string} root
 * @param {SiteFolder} site
 * @returns {ReleasePlan}
 */
export function planRelease(root, site) {
  const lockfile = join(root, 'package-lock.json');
  if (!existsSync(lockfile))
    throw new Error(
      'A release is made from npm’s lockfile, and there is no package-lock.json: install with npm, or copy the site to the server and install it there without development dependencies.',
    );
  const locked = /** @type {Packages} */ (JSON.parse(readFileSync(lockfile, 'utf8')).packages);
  const folders = new Set(
    [site.folder, findPackage(root, site.api), findPackage(root, site.organisation)].map((folder) =>
      folder === '.' ? '' : folder,
    ),
  );
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} place */
  const visit = (place) => {
    if (found.has(place) || isNeverServed(root, place)) return;
    found.add(place);
    for (const name of listNeeded(locked, place, folders.has(place))) {
      const next = findPlace(locked, place, name);
      if (next !== undefined && existsSync(join(root, next))) visit(next);
    }
  };
  for (const folder of folders) visit(folder);
  const places = [...found].sort();
  return {
    workspaces: places.filter((place) => !place.includes('node_modules/')),
    packages: places.filter((place) => place.includes('node_modules/')),
  };
}

/**
 * Lists the names of the packages that a place loads.
 *
 * @param {Packages} locked
 * @param {string} place
 * @param {boolean} isApp
 */
function listNeeded(locked, place, isApp) {
  const entry = /** @type {LockedPackage} */ (locked[place] ?? {});
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  // A site whose api is in the same folder names what the api composes there, since its build does not need it.
  const own = Object.keys(entry.devDependencies ?? {}).filter((name) => locked[`node_modules/${name}`]?.link);
  const names = [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers,
    ...(isApp ? own : []),
  ];
  const isOwn = !place.includes('node_modules/') || /(^|\/)node_modules\/@guildhall\/[^/]+$/.test(place);
  return isOwn ? names.filter((name) => !buildOnly.has(name)) : names;
}

/**
 * Finds the package that Node loads, from the nearest folder upwards; links of the workspace lead to their folders.
 *
 * @param {Packages} locked
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function findPlace(locked, from, name) {
  const place = `${from && `${from}/`}node_modules/${name}`;
  const found = locked[place];
  if (found) return found.link ? found.resolved : place;
  return from === ''
    ? undefined
    : findPlace(locked, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/**
 * Finds the folder of the package that a file belongs to.
 *
 * @param {string} root
 * @param {string} file Below the root.
 * @returns {string}
 */
function findPackage(root, file) {
  const folder = dirname(file);
  return folder === '.' || existsSync(join(root, folder, 'package.json'))
    ? folder
    : findPackage(root, folder);
}
