// `npm run build:wordpress` makes the plugin's zip; `npm run build:wordpress -- --site examples/second-site` makes the one of
// an organisation's own blocks.
import '../libs/cli/src/machine/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { providePackages } from './set-up/packages.mjs';
import { node, root } from './set-up/workspace.mjs';
import { chooseSite } from '../libs/cli/src/start/site-folder.mjs';

const words = process.argv.slice(2);
await providePackages('everything');
const isForSite = words.some((word) => /^--site(?:=|$)/.test(word));
const { folder, organisation } = chooseSite(words);
const args = [join(root, 'dist/wordpress'), ...(isForSite ? [folder, organisation] : [])];
const program = join(root, 'tools/wordpress/src/build/main.ts');
const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
const { status } = spawnSync(node(), ['--conditions=@guildhall/source', program, ...args], options);
process.exitCode = status ?? 1;
