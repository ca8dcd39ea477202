import { delimiter, join } from 'node:path';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} variable Names another path.
 * @property {string} path In Debian.
 * @property {string} debianPackage
 */

/**
 * Programs of the journeys in Firefox and WebKit. WebKitGTK has no headless mode: it draws on a virtual screen.
 *
 * @type {readonly Program[]}
 */
const programs = [
  { name: 'Firefox', variable: 'FIREFOX_PATH', path: '/usr/bin/firefox-esr', debianPackage: 'firefox-esr' },
  {
    name: 'the driver of WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    path: '/usr/bin/WebKitWebDriver',
    debianPackage: 'webkit2gtk-driver',
  },
  { name: 'Xvfb', variable: 'XVFB_PATH', path: '/usr/bin/Xvfb', debianPackage: 'xvfb' },
];

/**
 * Provides Firefox and WebKit for the tests: those in the environment, or Debian's, which it installs if it can.
 *
 * @throws Error that says what to do
 *
 * @param {import('./chromium.mjs').Machine} machine
 * @returns {Promise<'present' | 'installed'>}
 */
export async function provideEngines({ env, isRoot, exists, run }) {
  for (const { variable } of programs) {
    const path = env[variable];
    if (path && !exists(path))
      throw new Error(`${variable} is ${path}, but that file does not exist or cannot be run.`);
  }
  const findMissing = () => programs.filter(({ variable, path }) => !env[variable] && !exists(path));
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
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', words);
    if (code !== 0)
      throw new Error(
        `${output}\n${packages.join(', ')} could not be installed. See the output of apt-get above.`,
      );
  }
  for (const { name, variable, path } of findMissing())
    throw new Error(`apt-get installed ${name}, but it is not at ${path}. Set ${variable}.`);
  return 'installed';
}
