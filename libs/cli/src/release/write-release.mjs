import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isWorkspace } from '../machine/installation.mjs';

/** @typedef {import('./plan-release.mjs').ReleasePlan} ReleasePlan */

/** Files of a workspace package that no server reads. */
const omitted =
  /(^|\/)(node_modules|test-results|testing|\.[^/]+)(\/|$)|\.(test|stories|fixture)\.|(^|\/)(vite|vitest)\.config\.ts$|(^|\/)tsconfig[^/]*\.json$/;
/** This package: in the workspace a link to its folder. */
const cli = 'node_modules/@guildhall/cli';
/** Its folder in the workspace. */
const ownFolder = 'libs/cli';
/** Commands of operators. */
const scripts = [
  ...['serve', 'doctor', 'mails', 'publish-assets'],
  ...['office', 'cases', 'backup', 'restore', 'move-storage'],
];

/**
 * Copies what a release consists of into an empty folder: the servers' sources, the built site, the packages that they load,
 * and the commands of operators.
 *
 * @param {string} root
 * @param {string} target
 * @param {ReleasePlan} plan
 * @param {{ site: import('../start/site-folder.mjs').SiteFolder, version: string }} release
 */
export function writeRelease(root, target, plan, { site, version }) {
  const folders = isWorkspace ? [...plan.workspaces, ownFolder] : plan.workspaces;
  for (const folder of folders) copyWorkspace(root, target, folder, folder === site.folder || folder === '');
  for (const place of plan.packages) {
    // Packages inside it are copied only if they are loaded.
    const filter = (/** @type {string} */ path) =>
      !relative(join(root, place), path).split('/').includes('node_modules');
    cpSync(join(root, place), join(target, place), { recursive: true, filter });
    if (/\/@guildhall\/[^/]+$/.test(place)) leaveOutSources(join(target, place, 'package.json'));
  }
  for (const [name, main] of [
    ['site', site.main],
    ['api', site.api],
  ])
    writeFileSync(join(target, `${name}.mjs`), `import './${main}';\n`);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version: ownVersion, description, license, type, workspaces, guildhall } = manifest;
  writeJson(join(target, 'package.json'), {
    ...{ name, version: ownVersion, private: true, description, license, type, workspaces, guildhall },
    scripts: Object.fromEntries(scripts.map((name) => [name, `exec node ${cli}/src/main.mjs ${name}`])),
  });
  writeFileSync(join(target, 'release.env'), `NODE_ENV=production\nRELEASE=${version}\n`);
}

/**
 * Copies a package of the workspace, and links it where Node looks for it.
 *
 * @param {string} root
 * @param {string} target
 * @param {string} folder
 * @param {boolean} isSite
 */
function copyWorkspace(root, target, folder, isSite) {
  const from = join(root, folder);
  const filter = (/** @type {string} */ path) => {
    const file = relative(from, path);
    // Servers run the sources; only a site's own build is loaded, with all of its files.
    return /^dist(\/|$)/.test(file) ? isSite : !omitted.test(file);
  };
  cpSync(from, join(target, folder), { recursive: true, filter });
  // A site of its own is the release's folder.
  if (folder === '') return;
  const { name } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const link = join(target, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(target, folder)), link);
}

/**
 * Servers of a release run the sources of the workspace's packages; packages from the registry are built.
 *
 * @param {string} file The package.json of a package.
 */
function leaveOutSources(file) {
  const { exports, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  if (exports === undefined) return;
  const built = Object.entries(exports).map(([door, target]) => {
    if (typeof target !== 'object') return [door, target];
    const { '@guildhall/source': _source, ...others } = target;
    return [door, others];
  });
  writeJson(file, { ...manifest, exports: Object.fromEntries(built) });
}

/**
 * @param {string} file
 * @param {unknown} value
 */
function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
