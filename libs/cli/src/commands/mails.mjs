import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node, root, sourceOptions } from '../machine/installation.mjs';
import { chooseSite } from '../start/site-folder.mjs';
import { print } from '../terminal/print.mjs';

const program = fileURLToPath(new URL('../programs/write-mails.mjs', import.meta.url));

/**
 * Runs `guildhall mails`: writes every email of an organisation to `.cache/mails`, to look at in a browser.
 *
 * @param {readonly string[]} words
 */
export async function run(words) {
  const { organisation, api, cache } = chooseSite(words);
  const folder = join(root, cache, 'mails');
  const args = [join(root, organisation), join(root, dirname(api)), folder];
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  const { status } = spawnSync(node(), [...sourceOptions, program, ...args], options);
  if (status === 0) print(`\nThese emails are in ${folder}, as HTML and as plain text.`);
  process.exitCode = status ?? 1;
}
