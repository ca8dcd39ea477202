// `npm run publish-assets` copies the files of a new build to where running sites serve them, before a site is switched to that
// build: to CACHE_DIR, or to the folder that `--to` names. `npm run publish-assets -- --site examples/second-site`.
import './set-up/node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, node, root } from './set-up/workspace.mjs';
import { chooseSite } from './start/site-folder.mjs';

const { folder } = chooseSite(process.argv);
const words = [
  '--conditions=@guildhall/source',
  join(root, 'tools/publish/publish-assets.ts'),
  join(root, folder),
  ...process.argv.slice(2),
];
const child = spawn(node(), words, { cwd: root, env: environment(process.env), stdio: 'inherit' });
child.once('exit', (code) => (process.exitCode = code ?? 1));
