// `npm run office -- --site examples/second-site list`: runs a command of an organisation's office, such as confirming a
// payment, with the configuration of the environment; without one, on what `npm start` runs on this machine.
import './set-up/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { print } from './set-up/print.mjs';
import { environment, node, root } from './set-up/workspace.mjs';
import { createEnvironments, detectMode } from './start/running-servers.mjs';
import { chooseSite, omitSiteOption } from './start/site-folder.mjs';

const site = chooseSite(process.argv);
if (site.office === undefined) {
  print(`${site.folder} has no office: name its program in package.json, as "guildhall": { "office": … }.`);
  process.exitCode = 1;
} else {
  const servers = createEnvironments(detectMode(process.env), process.env, site);
  const env = environment({ ...servers['api'], API_ORIGIN: servers['site']?.['API_ORIGIN'] });
  const words = ['--conditions=@guildhall/source', join(root, site.office)];
  const args = omitSiteOption(process.argv.slice(2));
  process.exitCode = spawnSync(node(), [...words, ...args], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}
