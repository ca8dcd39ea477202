// `npm run generate:wordpress` writes the blocks of the WordPress plugin from their definitions; with `-- --check`, it only
// compares. `npm run build:wordpress` makes the plugin's zip; `npm run build:wordpress -- --site examples/second-site` makes
// the one of an organisation's own blocks.
import './set-up/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { providePackages } from './set-up/packages.mjs';
import { node, root } from './set-up/workspace.mjs';
import { chooseSite } from './start/site-folder.mjs';

const [command, ...words] = process.argv.slice(2);
await providePackages('everything');
const isForSite = words.some((word) => /^--site(?:=|$)/.test(word));
const { folder, organisation } = chooseSite(words);
const args =
  command === 'build'
    ? ['build', join(root, 'dist/wordpress'), ...(isForSite ? [folder, organisation] : [])]
    : ['generate', ...words];
const program = join(root, 'tools/wordpress/src', `${args[0]}/main.ts`);
const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
const { status } = spawnSync(node(), ['--conditions=@guildhall/source', program, ...args.slice(1)], options);
process.exitCode = status ?? 1;
