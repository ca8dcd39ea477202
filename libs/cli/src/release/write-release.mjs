import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** @typedef {import('./plan-release.mjs').ReleasePlan} ReleasePlan */

/** Files of a workspace package that no server reads. */
const omitted =
  /(^|\/)(node_modules|test-results|testing|\.[^/]+)(\/|$)|\.(test|stories|fixture)\.|(^|\/)(vite|vitest)\.config\.ts$|(^|\/)tsconfig[^/]*\.json$/;
/** This package. */
const cli = 'libs/cli';
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
  for (const folder of [...plan.workspaces, cli]) copyWorkspace(root, target, folder, folder === site.folder);
  for (const place of plan.packages) {
    // Packages inside it are copied only if they are loaded.
    const filter = (/** @type {string} */ path) =>
      !relative(join(root, place), path).split('/').includes('node_modules');
    cpSync(join(root, place), join(target, place), { recursive: true, filter });
  }
  for (const [name, main] of [
    ['site', site.main],
    ['api', site.api],
  ])
    writeFileSync(join(target, `${name}.mjs`), `import './${main}';\n`);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version: ownVersion, description, license, type, workspaces } = manifest;
  writeJson(join(target, 'package.json'), {
    ...{ name, version: ownVersion, private: true, description, license, type, workspaces },
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
  const { name } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const link = join(target, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(target, folder)), link);
}

/**
 * @param {string} file
 * @param {unknown} value
 */
function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
