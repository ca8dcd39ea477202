import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isWorkspace, node, root } from '../machine/installation.mjs';
import { planRelease } from '../release/plan-release.mjs';
import { writeRelease } from '../release/write-release.mjs';
import { requireBuild } from '../start/site-build.mjs';
import { chooseSite } from '../start/site-folder.mjs';
import { print } from '../terminal/print.mjs';

/**
 * Runs `guildhall release FOLDER`: writes what production runs into an empty folder: the built site, both servers, the packages
 * that they load, and Node. The folder's name is the release's name. `--without-node`: for a container that has Node.
 *
 * @throws Error if the folder cannot be used, or the site is not built
 *
 * @param {readonly string[]} words
 */
export async function run(words) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { site: { type: 'string' }, 'without-node': { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name a folder, such as /srv/guildhall/releases/NAME.');
  const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. A release is written into a folder of its own.`);
  if (!isWorkspace && `${target}/`.startsWith(`${root}/`))
    throw new Error(
      `${target} is in the site's own folder, which a release copies: name a folder outside of it.`,
    );
  const version = basename(target);
  if (!/^[\w.:+-]{1,64}$/.test(version))
    throw new Error(`${version} cannot name a release: use letters, digits and . _ : + -`);
  const site = chooseSite(words);
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
