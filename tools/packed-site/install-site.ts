import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../consumer/install.ts';
import { readManifest, type PackedLibrary } from '../consumer/libraries.ts';
import { root } from '../set-up/workspace.mjs';

/** Files of the workspace that the site's configuration reads. */
const shared = ['package.json', 'tsconfig.base.json'];
const withoutBuilds = (path: string) => !/\/(?:dist|node_modules|test-results)$/.test(path);

/**
 * Copies the site to a folder outside the workspace and installs the packed libraries there, with copies of its other
 * dependencies. Returns the site's folder.
 */
export async function installSite(folder: string, libraries: readonly PackedLibrary[]): Promise<string> {
  const site = join(folder, 'apps/site');
  cpSync(join(root, 'apps/site'), site, { recursive: true, filter: withoutBuilds });
  for (const file of shared) cpSync(join(root, file), join(folder, file));
  const packed = new Set(libraries.map(({ manifest }) => manifest.name));
  const needs = Object.keys(readManifest(site).dependencies ?? {}).filter((name) => !packed.has(name));
  await install(site, { libraries, needs });
  return site;
}
