/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, Locked>} Packages By their place, such as `node_modules/a/node_modules/b`. */
/** @typedef {Record<string, Record<string, string> | undefined>} Manifest */

/**
 * Problems of an installation from this lockfile, one line each.
 *
 * @param {Packages} packages
 * @param {Record<string, string>} allowedScripts Packages that may have an install script, and why it is not needed.
 * @returns {string[]}
 */
export function findLockfileFaults(packages, allowedScripts) {
  return Object.entries(packages).flatMap(([place, entry]) => [
    ...findHostNames(place, entry),
    ...findMissingChecksums(place, entry),
    ...findMissingPlatforms(place, entry, packages),
    ...findServerFunctions(place),
    ...findUnknownScripts(place, entry, allowedScripts),
  ]);
}

/**
 * The lockfile names no host, so that everybody installs from the registry they are set up for.
 *
 * @param {string} place
 * @param {Locked} entry
 */
function findHostNames(place, { resolved = '', link }) {
  return !link && /^[a-z+]+:/i.test(resolved)
    ? [`${place} names where it comes from: ${new URL(resolved).host}`]
    : [];
}

/**
 * @param {string} place
 * @param {Locked} entry
 */
function findMissingChecksums(place, { integrity, link }) {
  return place.includes('node_modules/') && !link && !integrity ? [`${place} has no checksum`] : [];
}

/**
 * npm installs happily without the binaries of other systems and then refuses `npm ci` in a clean clone.
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
        `${place || 'the workspace'} wants ${name}, which is not in the lockfile: npm ci will refuse it`,
    );
}

/**
 * The folders in which Node looks for what a package imports, from its own outwards.
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
 * Code that lets browsers call functions by name had the worst holes of all; nothing here needs it.
 *
 * @param {string} place
 */
function findServerFunctions(place) {
  return /(^|\/)react-server-dom-/.test(place) ? [`${place} must not be here`] : [];
}

/**
 * Everything works with install scripts switched off. A new one is looked at before it is let in.
 *
 * @param {string} place
 * @param {Locked} entry
 * @param {Record<string, string>} allowed
 */
function findUnknownScripts(place, { hasInstallScript }, allowed) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return hasInstallScript && !(name in allowed) ? [`${place} has an install script`] : [];
}

/**
 * Dependencies without an exact version. Peers are ranges by nature: the version is the other project's choice.
 *
 * @param {string} file
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function findInexactDependencies(file, manifest) {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(
        ([, version]) => typeof version === 'string' && !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${file}: ${name} is "${version}", not one exact version`),
  );
}
