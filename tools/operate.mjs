// `npm run cases`, `npm run backup -- FOLDER`, `npm run restore -- FOLDER` and `npm run move-storage`: commands of the operator on
// the api's storage, with the configuration of the environment; without one, on what `npm start` runs on this machine. `--site
// examples/second-site`: another organisation's.
import './set-up/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { environment, node, root } from './set-up/workspace.mjs';
import { createEnvironments, detectMode } from './start/running-servers.mjs';
import { chooseSite, omitSiteOption } from './start/site-folder.mjs';

const site = chooseSite(process.argv);
const { DATA_DIR, DATABASE_URL, INIT_CWD: calledIn = process.cwd() } = process.env;
// On a server these two are all that the commands need.
const own =
  DATA_DIR || DATABASE_URL ? {} : createEnvironments(detectMode(process.env), process.env, site)['api'];
const [command = '', ...words] = omitSiteOption(process.argv.slice(2));
// npm changes to the folder of package.json; a folder is meant from where the command was typed.
const takesFolder = command === 'backup' || command === 'restore';
const given = words.map((word) => (takesFolder && !word.startsWith('-') ? resolve(calledIn, word) : word));
const program = join(root, 'tools/operate/run-command.ts');
const all = ['--conditions=@guildhall/source', program, join(root, dirname(site.api)), command, ...given];
const { status } = spawnSync(node(), all, { cwd: root, stdio: 'inherit', env: environment(own) });
process.exitCode = status ?? 1;
