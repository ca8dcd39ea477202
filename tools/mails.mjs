// `npm run mails`: writes every email of an organisation to `.cache/mails`, to look at in a browser. `npm run mails -- --site
// examples/second-site` writes another organisation's.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { print } from './set-up/print.mjs';
import { node, root } from './set-up/workspace.mjs';
import { chooseSite } from './start/site-folder.mjs';

const { organisation, api, cache } = chooseSite(process.argv);
const folder = join(root, cache, 'mails');
const program = join(root, 'tools/mails/write-mails.ts');
const args = [join(root, organisation), join(root, dirname(api)), folder];
const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
const { status } = spawnSync(node(), ['--conditions=@guildhall/source', program, ...args], options);
if (status === 0) print(`\nThese emails are in ${folder}, as HTML and as plain text.`);
process.exitCode = status ?? 1;
