import { delimiter, join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} variable Names another path.
 * @property {string[]} paths In Debian, or unpacked.
 * @property {string} debianPackage
 * @property {boolean} [isUnpacked] True if it is only unpacked: installing it would start a service.
 */

/** Folder of programs that are unpacked, not installed. */
export const unpacked = join(root, 'node_modules/.cache/guildhall-programs');

/**
 * Servers that stand beside the product in tests, and checkers of files for operators. redis-tools has the program of redis-server, and starts nothing.
 *
 * @type {readonly Program[]}
 */
const programs = [
  {
    name: 'Redis',
    variable: 'REDIS_SERVER_PATH',
    paths: ['/usr/bin/redis-server', '/usr/bin/redis-check-rdb'],
    debianPackage: 'redis-tools',
  },
  {
    name: 'nginx',
    variable: 'NGINX_PATH',
    paths: ['/usr/sbin/nginx', join(unpacked, 'usr/sbin/nginx')],
    debianPackage: 'nginx',
    isUnpacked: true,
  },
  {
    name: 'promtool',
    variable: 'PROMTOOL_PATH',
    paths: ['/usr/bin/promtool', join(unpacked, 'usr/bin/promtool')],
    debianPackage: 'prometheus',
    isUnpacked: true,
  },
  {
    name: 'systemd-analyze',
    variable: 'SYSTEMD_CHECK_PATH',
    paths: ['/usr/bin/systemd-analyze'],
    debianPackage: 'systemd',
  },
];

/**
 * Provides these programs for the tests: those in the environment, or Debian's, which it fetches if it can.
 *
 * @throws Error that says what to do
 *
 * @param {import('./chromium.mjs').Machine} machine
 * @returns {Promise<'present' | 'installed'>}
 */
export async function provideServers({ env, isRoot, exists, run }) {
  for (const { variable } of programs) {
    const path = env[variable];
    if (path && !exists(path))
      throw new Error(`${variable} is ${path}, but that file does not exist or cannot be run.`);
  }
  const findMissing = () =>
    programs.filter(({ variable, paths }) => !env[variable] && !paths.some((path) => exists(path)));
  const missing = findMissing();
  if (missing.length === 0) return 'present';
  const packages = missing.map(({ debianPackage }) => debianPackage);
  const aptGet = (env['PATH'] ?? '').split(delimiter).some((folder) => exists(join(folder, 'apt-get')));
  if (!isRoot || !aptGet) {
    const how = aptGet ? `: sudo apt-get install --no-install-recommends ${packages.join(' ')}` : '';
    throw new Error(
      `The tests need ${missing.map(({ name }) => name).join(', ')}. Install what is missing${how}\n` +
        `or set its path: ${missing.map(({ variable }) => `${variable}=…`).join(' ')} npm test`,
    );
  }
  for (const [command, ...words] of listCommands(missing)) {
    const { code, output } = await run(command, words);
    if (code !== 0)
      throw new Error(
        `${output}\n${packages.join(', ')} could not be installed. See the output of ${command} above.`,
      );
  }
  for (const { name, variable, paths } of findMissing())
    throw new Error(`apt-get fetched ${name}, but it is not at ${paths.join(' or ')}. Set ${variable}.`);
  return 'installed';
}

/**
 * @param {readonly Program[]} missing
 * @returns {[string, ...string[]][]}
 */
function listCommands(missing) {
  return [
    ['apt-get', 'update'],
    ...missing.map(
      /** @returns {[string, ...string[]]} */
      ({ debianPackage, isUnpacked }) =>
        isUnpacked
          ? [
              'sh',
              '-c',
              `mkdir -p '${unpacked}' && cd '${unpacked}' && apt-get download ${debianPackage} && dpkg -x ${debianPackage}_*.deb . && rm ${debianPackage}_*.deb`,
            ]
          : ['apt-get', 'install', '-y', '--no-install-recommends', debianPackage],
    ),
  ];
}
