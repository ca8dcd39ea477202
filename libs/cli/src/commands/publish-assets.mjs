import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment, node, root, sourceOptions } from '../machine/installation.mjs';
import { chooseSite } from '../start/site-folder.mjs';

const program = fileURLToPath(new URL('../programs/publish-assets.mjs', import.meta.url));

/**
 * Runs `guildhall publish-assets`: copies the files of a new build to where running sites serve them, before a site is switched
 * to that build: to CACHE_DIR, or to the folder that `--to` names.
 *
 * @param {readonly string[]} words
 */
export async function run(words) {
  const { folder } = chooseSite(words);
  const all = [...sourceOptions, program, join(root, folder), ...words];
  const options = /** @type {const} */ ({ cwd: root, env: environment(), stdio: 'inherit' });
  process.exitCode = spawnSync(node(), all, options).status ?? 1;
}
