import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packLibraries, readManifest, unpack, type Manifest } from '../consumer/libraries.ts';
import type { Registry } from './start-registry.ts';

/**
 * Publishes every public library as it is built, with one version.
 *
 * @param version the libraries' own by default
 */
export async function publishLibraries({ publish }: Registry, version?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  try {
    const libraries = await packLibraries(folder, { programs: true });
    if (version === undefined) return await publish(libraries.map(({ archive }) => archive));
    for (const library of libraries) {
      const unpacked = join(folder, library.manifest.name);
      mkdirSync(unpacked, { recursive: true });
      await unpack(library, unpacked);
      const manifest = withVersion(readManifest(unpacked), version);
      writeFileSync(join(unpacked, 'package.json'), JSON.stringify(manifest, undefined, 2));
      await publish([unpacked]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives a package, and those of ours that it depends on, a version. */
export function withVersion(manifest: Manifest, version: string): Manifest {
  const { dependencies = {} } = manifest;
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@guildhall/'));
  const changed = Object.fromEntries(ours.map((name) => [name, version]));
  return { ...manifest, version, dependencies: { ...dependencies, ...changed } };
}
