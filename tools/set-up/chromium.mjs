import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path in Debian. */
const defaultPath = '/usr/bin/chromium';

/** @typedef {(command: string, words: string[]) => Promise<{ code: number, output: string }>} Run */

/**
 * @typedef {object} Machine Replaced by tests.
 * @property {Record<string, string | undefined>} env
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} exists
 * @property {Run} run
 */

/**
 * Provides Chromium for the tests: `CHROMIUM_PATH`, or Debian's, which it installs if it can.
 *
 * @throws Error that says what to do
 *
 * @param {Machine} machine
 * @returns {Promise<'present' | 'installed'>}
 */
export async function provideChromium({ env, isRoot, exists, run }) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (exists(named)) return 'present';
    throw new Error(`CHROMIUM_PATH is ${named}, but that file does not exist or cannot be run.`);
  }
  if (exists(defaultPath)) return 'present';
  const aptGet = (env['PATH'] ?? '').split(delimiter).some((folder) => exists(join(folder, 'apt-get')));
  if (!isRoot || !aptGet) {
    const how = aptGet ? ': sudo apt-get install --no-install-recommends chromium' : '';
    throw new Error(
      `The tests need Chromium. Install it${how}\nor set its path: CHROMIUM_PATH=/path/to/chromium npm test`,
    );
  }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', words);
    if (code !== 0)
      throw new Error(`${output}\nChromium could not be installed. See the output of apt-get above.`);
  }
  if (!exists(defaultPath))
    throw new Error(`apt-get installed Chromium, but it is not at ${defaultPath}. Set CHROMIUM_PATH.`);
  return 'installed';
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}
