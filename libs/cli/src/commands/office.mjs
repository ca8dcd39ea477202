import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, node, root, sourceOptions } from '../machine/installation.mjs';
import { createEnvironments, detectMode } from '../start/running-servers.mjs';
import { chooseSite, omitSiteOption } from '../start/site-folder.mjs';

/**
 * Runs `guildhall office`: a command of an organisation's office, such as confirming a payment, with the configuration of the
 * environment; without one, on what `guildhall start` runs on this machine.
 *
 * @throws Error if the organisation has no office
 *
 * @param {readonly string[]} words
 */
export async function run(words) {
  const site = chooseSite(words);
  if (site.office === undefined)
    throw new Error(
      `${site.label} has no office: name its program in package.json, as "guildhall": { "office": … }.`,
    );
  const servers = createEnvironments(detectMode(process.env), process.env, site);
  const env = environment({ ...servers['api'], API_ORIGIN: servers['site']?.['API_ORIGIN'] });
  const all = [...sourceOptions, join(root, site.office), ...omitSiteOption(words)];
  process.exitCode = spawnSync(node(), all, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}
