import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment, node, root, sourceOptions } from '../machine/installation.mjs';
import { createEnvironments, detectMode } from '../start/running-servers.mjs';
import { chooseSite, omitSiteOption } from '../start/site-folder.mjs';

const program = fileURLToPath(new URL('../programs/run-operator-command.mjs', import.meta.url));

/**
 * Runs `guildhall cases`, `guildhall data`, `guildhall backup FOLDER`, `guildhall restore FOLDER` and `guildhall move-storage`: commands of the
 * operator on the api's storage, with the configuration of the environment; without one, on what `guildhall start` runs on this
 * machine.
 *
 * @param {readonly string[]} words
 */
export async function run(words) {
  const site = chooseSite(words);
  const { DATA_DIR, DATABASE_URL, INIT_CWD: calledIn = process.cwd() } = process.env;
  // On a server these two are all that the commands need.
  const own =
    DATA_DIR || DATABASE_URL ? {} : createEnvironments(detectMode(process.env), process.env, site)['api'];
  const [command = '', ...rest] = omitSiteOption(words);
  // npm changes to the folder of package.json; a folder is meant from where the command was typed.
  const takesFolder = command === 'backup' || command === 'restore';
  const isFolder = (/** @type {string} */ word, /** @type {number} */ index) =>
    (takesFolder && !word.startsWith('-')) || (command === 'data' && index === 2);
  const given = rest.map((word, index) => (isFolder(word, index) ? resolve(calledIn, word) : word));
  const facts = join(root, site.organisation);
  const all = [...sourceOptions, program, join(root, dirname(site.api)), facts, command, ...given];
  const { status } = spawnSync(node(), all, { cwd: root, stdio: 'inherit', env: environment(own) });
  process.exitCode = status ?? 1;
}
