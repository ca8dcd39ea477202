import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts it. */
const defaultPath = '/usr/bin/chromium';

/** @typedef {(command: string, words: string[]) => Promise<{ code: number, output: string }>} Run */

/**
 * @typedef {object} Machine What is asked of the machine; tests replace it.
 * @property {Record<string, string | undefined>} env
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} exists
 * @property {Run} run
 */

/**
 * Sees to it that there is a Chromium for the tests: the one `CHROMIUM_PATH` names, else Debian's, which is installed
 * when that is possible. Throws an error that says what to do when it is not.
 *
 * @param {Machine} machine
 * @returns {Promise<'present' | 'installed'>}
 */
export async function provideChromium({ env, isRoot, exists, run }) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (exists(named)) return 'present';
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no program there.`);
  }
  if (exists(defaultPath)) return 'present';
  const aptGet = (env['PATH'] ?? '').split(delimiter).some((folder) => exists(join(folder, 'apt-get')));
  if (!isRoot || !aptGet) {
    const how = aptGet ? 'sudo apt-get install --no-install-recommends chromium' : 'install Chromium';
    throw new Error(
      `The tests need Chromium. Either: ${how}\nor say where one is: CHROMIUM_PATH=/path/to/chromium npm test`,
    );
  }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', words);
    if (code !== 0) throw new Error(`${output}\nChromium could not be installed: apt-get says why above.`);
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
