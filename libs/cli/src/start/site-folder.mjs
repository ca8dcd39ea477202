import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { isWorkspace, root } from '../machine/installation.mjs';

/** @typedef {'shop' | 'billing' | 'identity' | 'tags'} SandboxService */

/**
 * @typedef {object} SiteFolder
 * @property {string} folder Below the root, such as `apps/site`; `.` outside of the workspace.
 * @property {string} label Its name in messages.
 * @property {string} project Name of its package.
 * @property {string} organisation File with its facts, below the root.
 * @property {string} main Entry file of the site's server, below the root.
 * @property {string} api Entry file of its api, below the root.
 * @property {{ site: string, api: string }} doctors Programs that check what the servers depend on, below the root.
 * @property {string} sandbox Entry file of its sandbox, below the root.
 * @property {string | undefined} office Program with which its office confirms payments, below the root.
 * @property {Record<SandboxService, boolean>} uses The vendors on the sandbox that its servers use.
 * @property {Record<string, string>} environment Variables that stand for this organisation on the sandbox.
 * @property {Record<'site' | 'api', Record<string, string>>} serverEnvironment Further variables of each server there.
 * @property {string} cache Folder of its caches, below the root.
 */

/** The first organisation's site; outside of the workspace, the only one. */
export const defaultFolder = isWorkspace ? 'apps/site' : '.';

/**
 * Says how people run a command for a site.
 *
 * @param {'start' | 'build' | 'serve' | 'office'} command
 * @param {Pick<SiteFolder, 'folder'>} [site]
 * @param {string} [portsFrom] `PORTS_FROM` of what runs: a command that calls it needs the same.
 * @returns {string}
 */
export function describeCommand(command, { folder } = { folder: defaultFolder }, portsFrom) {
  if (portsFrom) return `PORTS_FROM=${portsFrom} ${describeCommand(command, { folder })}`;
  if (command === 'start' && folder === defaultFolder) return 'npm start';
  if (!isWorkspace) return `npx guildhall ${command}`;
  const npm = {
    start: 'npm start',
    build: 'npm run build site',
    serve: 'npm run serve',
    office: 'npm run office',
  };
  return folder === defaultFolder ? npm[command] : `${npm[command]} -- --site ${folder}`;
}

/**
 * Reads the site that `--site examples/second-site` names; without it, the default one. Its package.json says under
 * `guildhall` which api and sandbox run with it, and its variables on the sandbox.
 *
 * @throws Error if there is no site in this folder
 *
 * @param {readonly string[]} words The command line.
 * @returns {SiteFolder}
 */
export function chooseSite(words) {
  const at = words.findIndex((word) => word === '--site' || word.startsWith('--site='));
  const given = at < 0 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1] ?? '');
  return readSite(given === undefined ? defaultFolder : relative(root, resolve(root, given)));
}

/**
 * Returns the command line without `--site examples/second-site`, for the program of a site.
 *
 * @param {readonly string[]} words
 */
export function omitSiteOption(words) {
  return words.filter((word, at) => !/^--site(?:=|$)/.test(word) && words[at - 1] !== '--site');
}

/**
 * @param {string} folder
 * @returns {SiteFolder}
 */
export function readSite(folder) {
  const file = join(root, folder, 'package.json');
  const where = folder === '.' ? root : folder;
  if (!existsSync(file)) throw new Error(`There is no site in ${where}: its package.json is missing.`);
  const { name = '', guildhall = isWorkspace ? {} : undefined } = JSON.parse(readFileSync(file, 'utf8'));
  if (guildhall === undefined)
    throw new Error(`There is no site in ${where}: its package.json has no "guildhall".`);
  const find = (/** @type {string} */ path) => join(folder, path);
  return {
    folder,
    label: folder === '.' ? name : folder,
    project: name,
    organisation: find(guildhall.organisation ?? 'src/organisation.ts'),
    main: find('src/main.ts'),
    api: find(guildhall.api ?? 'src/api.ts'),
    doctors: { site: find('src/doctor.ts'), api: find(guildhall.apiDoctor ?? 'src/api-doctor.ts') },
    sandbox: find(guildhall.sandbox ?? 'sandbox/main.ts'),
    office: guildhall.office && find(guildhall.office),
    uses: {
      shop: guildhall.shop !== false,
      billing: guildhall.billing !== false,
      identity: guildhall.identity !== false,
      tags: guildhall.tags !== false,
    },
    environment: guildhall.environment ?? {},
    serverEnvironment: { site: guildhall.siteEnvironment ?? {}, api: guildhall.apiEnvironment ?? {} },
    cache: folder === defaultFolder ? '.cache' : join('.cache', basename(folder)),
  };
}

/** Ports of the first organisation's servers. */
const defaultPorts = { SITE_PORT: '4200', API_PORT: '4300', SANDBOX_PORT: '4400', WORDPRESS_PORT: '4420' };

/**
 * Adds the ports that the site names to those of the environment. `PORTS_FROM` is the site's port: the others keep their
 * distance from it.
 *
 * @throws Error if it is not a port
 *
 * @param {SiteFolder} site
 * @param {Record<string, string | undefined>} outer
 * @returns {Record<string, string | undefined>}
 */
export function addSitePorts({ environment }, outer) {
  const first = outer['PORTS_FROM'];
  if (first && !/^\d{1,5}$/.test(first))
    throw new Error(`PORTS_FROM=${first} is not a port. Set it to the port of the site, such as 14200.`);
  const named = Object.entries(environment).filter(([name]) => name.endsWith('_PORT'));
  const ports = { ...(first && defaultPorts), ...Object.fromEntries(named) };
  const moved = first ? Number(first) - Number(ports['SITE_PORT']) : 0;
  const own = Object.entries(ports).filter(([name]) => !outer[name]);
  return { ...outer, ...Object.fromEntries(own.map(([name, port]) => [name, String(Number(port) + moved)])) };
}
