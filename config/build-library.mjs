// `npm run build` of a library: its modules and styles, its declarations, and the licence, which npm packs from its folder.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const own = 'vite.config.ts';

/** @param {string[]} words A program of Node, and its arguments. */
function run(...words) {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const config = existsSync(own) ? own : join(import.meta.dirname, 'library.config.ts');
run(join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config);
run(join(root, 'node_modules/typescript-7/bin/tsc'), '-p', 'tsconfig.lib.json');
copyFileSync(join(root, 'LICENSE'), 'LICENSE');
