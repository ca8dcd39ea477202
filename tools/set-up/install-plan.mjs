import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {'start' | 'everything'} Extent What `npm start` runs, or all packages. */
/** @typedef {import('../../libs/cli/src/release/plan-release.mjs').Package} Package */
/** @typedef {import('../../libs/cli/src/release/plan-release.mjs').Packages} Packages */
/**
 * @typedef {object} InstallPlan
 * @property {boolean} isClean True if node_modules is deleted first.
 * @property {string[]} words Arguments of npm.
 * @property {string[]} places Paths of the packages that it installs, without links to workspaces.
 */

/** A package that only the whole installation has. */
const lastExtent = 'node_modules/nx';

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares node_modules with the lockfile, by npm's own list of what it installed and whether that is still there. npm
 * writes the list last, so an interrupted first install has none. Times would say nothing after a checkout. An installation keeps its extent: what
 * was installed once is installed again after the lockfile has changed.
 *
 * @param {string} root
 * @param {Extent} extent
 * @param {boolean} isInterrupted True if an earlier install did not finish.
 * @returns {InstallPlan | undefined} undefined if nothing is missing
 */
export function planInstall(root, extent, isInterrupted = false) {
  const { locked, installed, deleted } = readBoth(root);
  const isWhole = extent === 'everything' || installed?.[lastExtent] !== undefined;
  const places = Object.keys(locked).filter((place) => isNeeded(locked[place], isWhole));
  const which = isWhole ? '--include=dev' : '--omit=dev';
  const isWrong =
    installed === undefined ||
    isInterrupted ||
    Object.keys(installed).some(
      // A release changes the versions of the workspace's own packages, and nothing of what is installed.
      (place) => place.includes('node_modules/') && differs(locked[place], installed[place]),
    );
  const withoutLinks = (/** @type {string[]} */ list) =>
    list.filter((place) => place.includes('node_modules/') && !locked[place]?.link);
  if (isWrong) return { isClean: true, words: ['ci', which], places: withoutLinks(places) };
  const missing = places.filter((place) => deleted.has(place) || isMissing(locked[place], installed[place]));
  return missing.length === 0
    ? undefined
    : { isClean: false, words: ['install', '--no-save', which], places: withoutLinks(missing) };
}

/**
 * Plans the installation of one workspace's `devDependencies`, beside what is installed.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {InstallPlan | undefined} undefined if nothing is missing
 */
export function planWorkspaceInstall(root, folder) {
  const { locked, installed = {}, deleted } = readBoth(root);
  const places = listDependencies(locked, folder, Object.keys(locked[folder]?.devDependencies ?? {}));
  const missing = places.filter((place) => deleted.has(place) || isMissing(locked[place], installed[place]));
  const words = ['install', '--no-save', '--include=dev', '--workspace', folder];
  return missing.length === 0 ? undefined : { isClean: false, words, places: missing };
}

/**
 * Lists the places of all packages that a place depends on.
 *
 * @param {Packages} locked
 * @param {string} from
 * @param {readonly string[]} names Dependencies of this place.
 * @param {Set<string>} [found]
 */
function listDependencies(locked, from, names, found = new Set()) {
  for (const name of names) {
    const place = findPlace(locked, from, name);
    if (place === undefined || found.has(place) || !isNeeded(locked[place], true)) continue;
    found.add(place);
    const { dependencies, optionalDependencies } = locked[place] ?? {};
    listDependencies(locked, place, Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
  return [...found];
}

/**
 * Finds the package that Node loads, from the nearest folder upwards.
 *
 * @param {Packages} locked
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function findPlace(locked, from, name) {
  const place = `${from && `${from}/`}node_modules/${name}`;
  if (locked[place]) return place;
  return from === ''
    ? undefined
    : findPlace(locked, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** @param {string} root */
function readBoth(root) {
  const locked = { ...readPackages(join(root, 'package-lock.json')) };
  delete locked[''];
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  // npm's list names them still.
  const deleted = Object.keys(installed ?? {}).filter(
    (place) => place.includes('node_modules/') && !existsSync(join(root, place, 'package.json')),
  );
  return { locked, installed, deleted: new Set(deleted) };
}

/**
 * Describes how far npm is. It writes no package for as long as it reads the lockfile and waits for the first downloads, and
 * says nothing of these: until then there is no number.
 *
 * @param {string} root
 * @param {readonly string[]} places
 */
export function describePresent(root, places) {
  const count = places.filter((place) => existsSync(join(root, place, 'package.json'))).length;
  return count === 0 ? 'npm is downloading packages' : `${count} of ${places.length} packages`;
}

/**
 * @param {Package | undefined} locked
 * @param {boolean} isWhole
 */
function isNeeded(locked, isWhole) {
  const fits = (/** @type {string | string[] | undefined} */ list, /** @type {string} */ own) =>
    list === undefined || list.includes(own);
  if (!locked || !fits(locked.os, process.platform) || !fits(locked.cpu, process.arch)) return false;
  return isWhole || !locked.dev;
}

/**
 * @param {Package | undefined} locked
 * @param {Package | undefined} installed
 */
function isMissing(locked, installed) {
  // Optional packages are those of other systems.
  return installed === undefined && !locked?.optional && !locked?.devOptional;
}

/**
 * @param {Package | undefined} locked
 * @param {Package | undefined} installed
 */
function differs(locked, installed) {
  return locked?.version !== installed?.version || locked?.integrity !== installed?.integrity || !locked;
}
