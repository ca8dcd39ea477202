import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './workspace.mjs';

/** Folder of programs that are unpacked, not installed. */
export const unpacked = join(root, 'node_modules/.cache/guildhall-programs');

/**
 * @typedef {object} Program
 * @property {string} variable Names another path.
 * @property {string[]} paths In Debian, or unpacked.
 * @property {string} debianPackage
 * @property {boolean} [isUnpacked] True if it is only unpacked: installing it would start a service.
 */

/** @typedef {'Chromium' | 'Chromium’s headless shell' | 'Firefox' | 'the driver of WebKitGTK' | 'Xvfb' | 'Redis' | 'nginx' | 'promtool' | 'systemd-analyze'} ProgramName */

/**
 * Programs that the tests need beside the packages: browsers, servers beside the product, and checkers of files for
 * operators. WebKitGTK has no headless mode: it draws on a virtual screen. redis-tools has the program of redis-server,
 * and starts nothing.
 *
 * @type {Readonly<Record<ProgramName, Program>>}
 */
export const programs = {
  Chromium: { variable: 'CHROMIUM_PATH', paths: ['/usr/bin/chromium'], debianPackage: 'chromium' },
  'Chromium’s headless shell': {
    variable: 'CHROMIUM_SHELL_PATH',
    paths: ['/usr/bin/chromium-headless-shell'],
    debianPackage: 'chromium-headless-shell',
  },
  Firefox: { variable: 'FIREFOX_PATH', paths: ['/usr/bin/firefox-esr'], debianPackage: 'firefox-esr' },
  'the driver of WebKitGTK': {
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
    debianPackage: 'webkit2gtk-driver',
  },
  Xvfb: { variable: 'XVFB_PATH', paths: ['/usr/bin/Xvfb'], debianPackage: 'xvfb' },
  Redis: {
    variable: 'REDIS_SERVER_PATH',
    paths: ['/usr/bin/redis-server', '/usr/bin/redis-check-rdb'],
    debianPackage: 'redis-tools',
  },
  nginx: {
    variable: 'NGINX_PATH',
    paths: ['/usr/sbin/nginx', join(unpacked, 'usr/sbin/nginx')],
    debianPackage: 'nginx',
    isUnpacked: true,
  },
  promtool: {
    variable: 'PROMTOOL_PATH',
    paths: ['/usr/bin/promtool', join(unpacked, 'usr/bin/promtool')],
    debianPackage: 'prometheus',
    isUnpacked: true,
  },
  'systemd-analyze': {
    variable: 'SYSTEMD_CHECK_PATH',
    paths: ['/usr/bin/systemd-analyze'],
    debianPackage: 'systemd',
  },
};

/**
 * @typedef {object} Machine Replaced by tests.
 * @property {Record<string, string | undefined>} env
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} exists
 * @property {(command: string, words: string[]) => Promise<{ code: number, output: string }>} run
 * @property {(ms: number) => Promise<unknown>} pause
 */

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the programs that this machine lacks. A path in the environment is never replaced by another one.
 *
 * @param {Pick<Machine, 'env' | 'exists'>} machine
 * @param {readonly ProgramName[]} names
 * @returns {ProgramName[]}
 */
export function findMissingPrograms({ env, exists }, names) {
  return names.filter((name) => {
    const { variable, paths } = programs[name];
    const named = env[variable];
    return !(named ? [named] : paths).some((path) => exists(path));
  });
}

/**
 * True if Debian's packages can be installed here.
 *
 * @param {Machine} machine
 */
function canInstall({ env, isRoot, exists }) {
  return isRoot && (env['PATH'] ?? '').split(delimiter).some((folder) => exists(join(folder, 'apt-get')));
}

/**
 * Says which programs are missing, and what to do.
 *
 * @param {Pick<Machine, 'env'>} machine
 * @param {readonly ProgramName[]} missing
 */
export function explainMissing({ env }, missing) {
  const wrong = missing.filter((name) => env[programs[name].variable]);
  const absent = missing.filter((name) => !wrong.includes(name));
  const packages = absent.map((name) => programs[name].debianPackage);
  return [
    ...wrong.map((name) => {
      const { variable } = programs[name];
      return `${variable} is ${env[variable]}, but that file does not exist or cannot be run.`;
    }),
    ...(absent.length > 0
      ? [
          `${absent.join(', ')} not found. Install what is missing: sudo apt-get install --no-install-recommends ${packages.join(' ')}`,
          `or set its path: ${absent.map((name) => `${programs[name].variable}=…`).join(' ')}`,
        ]
      : []),
  ].join('\n');
}

/**
 * Provides programs: those in the environment, or Debian's, which are installed if that is possible here.
 *
 * @param {Machine} machine
 * @param {readonly ProgramName[]} names
 * @returns {Promise<{ installed: ProgramName[], missing: ProgramName[], problem: string }>} `problem` says why programs
 * are missing, and what to do.
 */
export async function providePrograms(machine, names) {
  const missing = findMissingPrograms(machine, names);
  const absent = missing.filter((name) => !machine.env[programs[name].variable]);
  const output = absent.length > 0 && canInstall(machine) ? await install(machine, absent) : '';
  const left = findMissingPrograms(machine, missing);
  return {
    installed: missing.filter((name) => !left.includes(name)),
    missing: left,
    problem: left.length > 0 ? [output, explainMissing(machine, left)].filter(Boolean).join('\n') : '',
  };
}

/**
 * @param {Machine} machine
 * @param {readonly ProgramName[]} names
 * @returns {Promise<string>} The output of a command that failed.
 */
async function install(machine, names) {
  const chosen = names.map((name) => programs[name]);
  const installed = chosen.filter(({ isUnpacked }) => !isUnpacked).map(({ debianPackage }) => debianPackage);
  const commands = [
    ['apt-get', 'update'],
    ...(installed.length > 0 ? [['apt-get', 'install', '-y', '--no-install-recommends', ...installed]] : []),
    ...chosen
      .filter(({ isUnpacked }) => isUnpacked)
      .map(({ debianPackage: name }) => [
        'sh',
        '-c',
        `mkdir -p '${unpacked}' && cd '${unpacked}' && apt-get download ${name} && dpkg -x ${name}_*.deb . && rm ${name}_*.deb`,
      ]),
  ];
  for (const [command = '', ...words] of commands) {
    const { code, output } = await runInTurn(machine, command, words);
    if (code !== 0) return output;
  }
  return '';
}

/** Another `apt-get` runs, such as Debian's automatic updates or that of a second command of ours. */
const lockedOutput = 'Could not get lock';
const lockPauseMs = 2_000;
const maxLockPauses = 150;

/**
 * Runs a command once no other `apt-get` has the lock, for which it waits for five minutes. Of apt's locks, its own option
 * waits for that of dpkg alone.
 *
 * @param {Machine} machine
 * @param {string} command
 * @param {string[]} words
 */
async function runInTurn({ run, pause }, command, words) {
  let result = await run(command, words);
  for (let count = 0; count < maxLockPauses && result.output.includes(lockedOutput); count += 1) {
    await pause(lockPauseMs);
    result = await run(command, words);
  }
  return result;
}
