// `npm run release -- /srv/guildhall/releases/4f2c1a9` writes what production runs into an empty folder: the built site, both
// servers, the packages that they load, and Node. The folder's name is the release's name. `--site examples/second-site`: another
// organisation's. `--without-node`: for a container that has Node.
import './set-up/node-version.mjs';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { planRelease } from './release/plan-release.mjs';
import { writeRelease } from './release/write-release.mjs';
import { print, red } from './set-up/print.mjs';
import { node, root } from './set-up/workspace.mjs';
import { readSite } from './start/site-folder.mjs';
import { requireBuild } from './start/site-build.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'apps/site' },
    'without-node': { type: 'boolean', default: false },
  },
});

function release() {
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name a folder: npm run release -- /srv/guildhall/releases/NAME');
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. A release is written into a folder of its own.`);
  const version = basename(target);
  if (!/^[\w.:+-]{1,64}$/.test(version))
    throw new Error(`${version} cannot name a release: use letters, digits and . _ : + -`);
  const site = readSite(values.site);
  requireBuild(site);
  const plan = planRelease(root, site);
  mkdirSync(target, { recursive: true });
  writeRelease(root, target, plan, { site, version });
  if (!values['without-node']) {
    const program = join(target, 'node_modules/.bin/node');
    mkdirSync(dirname(program), { recursive: true });
    copyFileSync(node(), program);
  }
  print(
    `Release ${version} is in ${target}: ${plan.packages.length} packages, ${plan.workspaces.length} of our own.`,
  );
}

try {
  release();
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
