import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install } from '../consumer/install.ts';
import { readManifest, type PackedLibrary } from '../consumer/libraries.ts';
import { root } from '../set-up/workspace.mjs';

/** Files of the workspace that the site's configuration reads. */
const shared = ['package.json', 'tsconfig.base.json'];
const withoutBuilds = (path: string) => !/\/(?:dist|node_modules|test-results)$/.test(path);

/** The organisations' own packages: their sites, and the facts that the first one's api reads too. */
const own = ['apps/site', 'apps/organisation', 'examples/second-site'];

/**
 * Copies the sites to a folder outside the workspace, a workspace of its own, and installs the packed libraries there with
 * copies of their other dependencies.
 */
export async function installSites(folder: string, libraries: readonly PackedLibrary[]): Promise<void> {
  for (const path of own)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: withoutBuilds });
  for (const file of shared) cpSync(join(root, file), join(folder, file));
  const manifests = own.map((path) => readManifest(join(folder, path)));
  const present = new Set(
    [...libraries.map(({ manifest }) => manifest), ...manifests].map(({ name }) => name),
  );
  const needs = new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
  await install(folder, { libraries, needs: [...needs].filter((name) => !present.has(name)) });
  // As npm does for packages of one workspace.
  own.forEach((path, index) => {
    const link = join(folder, 'node_modules', manifests[index]?.name ?? path);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, path), link);
  });
}
