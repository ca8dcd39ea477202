import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { updateJson, type Tree } from '@nx/devkit';
import type { Manifest } from './manifest.ts';

interface Lock {
  packages: Record<string, object>;
}

/**
 * Enters a package of the workspace into the lockfile, as `npm install` would: its dependencies are there already, so
 * two entries are all, and no registry has to be asked.
 */
export function lockPackage(tree: Tree, folder: string, manifest: Manifest): void {
  if (tree.exists('package-lock.json'))
    updateJson<Lock>(tree, 'package-lock.json', (lock) => withPackage(lock, folder, manifest));
}

/**
 * Links a package into node_modules and notes it in npm's own account of what is installed there, so that the next
 * command finds nothing to install.
 */
export function linkPackage(root: string, folder: string, manifest: Manifest): void {
  const link = join(root, 'node_modules', manifest.name);
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, folder)), link, 'junction');
  const account = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(account)) return;
  const lock = withPackage(JSON.parse(readFileSync(account, 'utf8')) as Lock, folder, manifest);
  writeFileSync(account, `${JSON.stringify(lock, undefined, 2)}\n`);
}

function withPackage(lock: Lock, folder: string, manifest: Manifest): Lock {
  const { name, version, license, peerDependencies } = manifest;
  const packages = {
    ...lock.packages,
    [folder]: { name, version, license, ...(peerDependencies && { peerDependencies }) },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const inNpmOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(inNpmOrder) };
}
