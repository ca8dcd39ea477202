import { isDeepStrictEqual } from 'node:util';

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [dev] Only reached through `devDependencies`.
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */
/** @typedef {Record<string, Locked>} Packages By path, such as `node_modules/a/node_modules/b`. */
/** @typedef {{ private?: boolean, [field: string]: unknown }} Manifest */

/**
 * Finds the problems of a lockfile, one line each.
 *
 * @param {Packages} packages
 * @param {Record<string, string>} allowedScripts Packages that may have an install script, with the reason.
 * @returns {string[]}
 */
export function findLockfileFaults(packages, allowedScripts) {
  return Object.entries(packages).flatMap(([place, entry]) => [
    ...findHostNames(place, entry),
    ...findMissingChecksums(place, entry),
    ...findMissingPlatforms(place, entry, packages),
    ...findForeignSources(place, entry),
    ...findServerFunctions(place),
    ...findUnknownScripts(place, entry, allowedScripts),
  ]);
}

/**
 * The lockfile names no host, so that everyone installs from their own registry.
 *
 * @param {string} place
 * @param {Locked} entry
 */
function findHostNames(place, { resolved = '', link }) {
  return !link && /^[a-z+]+:/i.test(resolved) ? [`${place} names a host: ${new URL(resolved).host}`] : [];
}

/**
 * @param {string} place
 * @param {Locked} entry
 */
function findMissingChecksums(place, { integrity, link }) {
  if (!place.includes('node_modules/') || link) return [];
  if (!integrity) return [`${place} has no checksum`];
  // npm compares what it downloads with this. Other packages with the same SHA-1 can be made.
  return /^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${place} has a checksum that is not one SHA-512`];
}

/**
 * Everything comes from the registry, with a checksum: what git or another server has under an address can change.
 *
 * @param {string} place
 * @param {Locked} entry
 */
function findForeignSources(place, { dependencies, optionalDependencies, peerDependencies }) {
  return Object.entries({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    .filter(([, version]) => /[:/]/.test(version) && !version.startsWith('npm:'))
    .map(
      ([name, version]) => `${place || 'the workspace'} takes ${name} from ${version}, not from the registry`,
    );
}

/**
 * npm writes lockfiles without the binaries of other systems; `npm ci` then fails in a clean clone.
 *
 * @param {string} place
 * @param {Locked} entry
 * @param {Packages} packages
 */
function findMissingPlatforms(place, { optionalDependencies = {} }, packages) {
  return Object.keys(optionalDependencies)
    .filter((name) => !listLookupFolders(place).some((folder) => `${folder}node_modules/${name}` in packages))
    .map(
      (name) =>
        `${place || 'the workspace'} requires ${name}, which is not in the lockfile: npm ci will fail`,
    );
}

/**
 * Lists the folders in which Node looks for a package's imports, innermost first.
 *
 * @param {string} place
 * @returns {string[]}
 */
function listLookupFolders(place) {
  if (place === '') return [''];
  const parent = place.includes('node_modules/') ? place.slice(0, place.lastIndexOf('node_modules/')) : '';
  return [`${place}/`, ...listLookupFolders(parent.replace(/\/$/, ''))];
}

/**
 * Server functions, which browsers call by name, had severe vulnerabilities; nothing here needs them.
 *
 * @param {string} place
 */
function findServerFunctions(place) {
  return /(^|\/)react-server-dom-/.test(place)
    ? [`${place} is not allowed: it is code for server functions`]
    : [];
}

/**
 * Everything works without install scripts. A new one must be reviewed.
 *
 * @param {string} place
 * @param {Locked} entry
 * @param {Record<string, string>} allowed
 */
function findUnknownScripts(place, { hasInstallScript }, allowed) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return hasInstallScript && !(name in allowed)
    ? [`${place} has an install script that was not reviewed`]
    : [];
}

/**
 * Finds dependencies without an exact version. Peer dependencies are ranges, since the app chooses the version. What is
 * never published depends on the workspace's own packages as they are, so that a release does not change it.
 *
 * @param {string} file
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function findInexactDependencies(file, manifest) {
  const isOwn = (/** @type {string} */ name, /** @type {unknown} */ version) =>
    manifest.private && name.startsWith('@guildhall/') && version === '*';
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(
        ([name, version]) =>
          typeof version === 'string' &&
          !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) &&
          !isOwn(name, version),
      )
      .map(([name, version]) => `${file}: ${name} is "${version}", which is not an exact version`),
  );
}

/**
 * Compares a package of the workspace with its entry: if they differ, `npm ci` fails in a clean clone.
 *
 * @param {string} folder
 * @param {Manifest} manifest
 * @param {Packages} packages
 * @returns {string[]}
 */
export function findStaleEntries(folder, manifest, packages) {
  const entry = /** @type {Manifest} */ (packages[folder] ?? {});
  const kinds = ['version', 'dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  const stale = kinds.filter((kind) => !isDeepStrictEqual(entry[kind], manifest[kind]));
  const isLinked = packages[`node_modules/${manifest['name']}`]?.resolved === folder;
  return stale.length === 0 && isLinked
    ? []
    : [
        `${folder} differs from the lockfile in ${stale.join(', ') || 'its link'}: npm install --package-lock-only`,
      ];
}

/** Maximum number of packages that a first `npm start` installs. */
export const maxStartPackages = 300;

/**
 * Checks that a first `npm start` on Linux installs few packages: what only development needs is in `devDependencies`.
 *
 * @param {Packages} packages
 * @param {number} [max]
 * @returns {string[]}
 */
export function findStartFaults(packages, max = maxStartPackages) {
  const count = Object.entries(packages).filter(
    ([place, { link, dev, os = 'linux', cpu = 'x64' }]) =>
      place.includes('node_modules/') && !link && !dev && os.includes('linux') && cpu.includes('x64'),
  ).length;
  return count > max
    ? [`npm start installs ${count} packages, more than ${max}: move what it does not run to devDependencies`]
    : [];
}
