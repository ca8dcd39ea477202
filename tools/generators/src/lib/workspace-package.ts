import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { updateJson, type Tree } from '@nx/devkit';
import type { Manifest } from './manifest.ts';

interface Lock {
  packages: Record<string, object>;
}

/**
 * Adds a package of the workspace to the lockfile, as `npm install` would. Its dependencies are locked already, so this
 * takes two entries and no request to a registry.
 */
export function lockPackage(tree: Tree, folder: string, manifest: Manifest): void {
  if (tree.exists('package-lock.json'))
    updateJson<Lock>(tree, 'package-lock.json', (lock) => withPackage(lock, folder, manifest));
}

/**
 * Links a package into node_modules and adds it to npm's list of installed packages, so that the next command finds
 * nothing to install.
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
  const { name, version, license, engines, peerDependencies } = manifest;
  const packages = {
    ...lock.packages,
    [folder]: { name, version, license, engines, ...(peerDependencies && { peerDependencies }) },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const inNpmOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(inNpmOrder) };
}
