import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findChunkFaults } from '../../config/chunks.ts';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  engines?: { node: string };
  nx: { tags: string[] };
  exports?: Record<string, string | { '@guildhall/source': string }>;
  guildhall?: { chunks?: object };
}

const libraries = globSync('libs/*/package.json', { cwd: root })
  .toSorted()
  .map((file) => ({
    folder: dirname(file),
    manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
  }));

const doors = libraries.flatMap(({ folder, manifest }) =>
  Object.values(manifest.exports ?? {}).flatMap((door) =>
    typeof door === 'string' ? [] : [join(folder, door['@guildhall/source'])],
  ),
);

/** Its modules are the list that the build reads. */
const listedElsewhere = ['libs/site/src/islands/index.ts'];

it.each(doors)('%s lists each name that it exports, so that every change of it is seen', (door) => {
  const stars = readFileSync(join(root, door), 'utf8').match(/^export \* .*/gm) ?? [];
  expect(stars).toHaveLength(listedElsewhere.includes(door) ? 1 : 0);
});

/** Used on servers alone, but without what only Node 24 has. */
const onOlderNode = ['libs/upstream'];

it.each(libraries)('$folder says which Node it needs, so that npm warns', ({ folder, manifest }) => {
  const isServer =
    /runtime:node|layer:(?:host|program)/.test(manifest.nx.tags.join(' ')) && !onOlderNode.includes(folder);
  expect(manifest.engines).toEqual({ node: isServer ? '>=24' : '>=20' });
});

it('has types only in the interface for browsers: it adds no byte to a page', () => {
  const door = readFileSync(join(root, 'libs/browser-suppliers/src/index.ts'), 'utf8');
  expect(door.match(/^(import|export) (?!type ).*/gm) ?? []).toEqual([]);
});

it.each(libraries.filter(({ manifest }) => manifest.guildhall?.chunks).map(({ folder }) => folder))(
  '%s declares chunks of modules that exist, and that its doors or the start script reach',
  (folder) => {
    const entries = globSync('src/browser/{start-page,create-*hydrator}.ts', { cwd: join(root, folder) });
    expect(
      findChunkFaults(
        join(root, folder),
        entries.map((entry) => `./${entry}`),
      ),
    ).toEqual([]);
  },
);
