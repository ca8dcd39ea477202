import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findChunkFaults } from '../../config/chunks.ts';
import { allows, findNewerNodes, type LockedPackage } from './node-versions.ts';

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

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

it.each(libraries)(
  '$folder says which Node it needs, and none of its dependencies needs a newer one',
  (library) => {
    const { folder, manifest } = library;
    const isServer =
      /runtime:node|layer:(?:host|program)/.test(manifest.nx.tags.join(' ')) && !onOlderNode.includes(folder);
    expect(manifest.engines?.node).toMatch(isServer ? /^>=24/ : /^>=2[02]/);
    expect(packages[folder]?.engines).toEqual(manifest.engines);
    expect(findNewerNodes(packages, folder)).toEqual([]);
  },
);

it('finds a dependency of a dependency that needs a newer Node, where Node would find it', () => {
  const wants = (name: string) => ({ dependencies: { [name]: '1.0.0' } });
  const locked = {
    'libs/a': { engines: { node: '>=20' }, ...wants('@guildhall/b') },
    'node_modules/@guildhall/b': { link: true, resolved: 'libs/b' },
    'libs/b': wants('c'),
    'libs/b/node_modules/c': { engines: { node: '>= 18' }, ...wants('d') },
    'node_modules/c': { engines: { node: '>=24' } },
    'node_modules/d': { engines: { node: '^18 || >=20.19.0' } },
  };
  expect(findNewerNodes(locked, 'libs/a')).toEqual(['d needs ^18 || >=20.19.0']);
});

it.each([
  ['>=22.12.0', [22, 12, 0], true],
  ['>=22.12.0', [22, 11, 9], false],
  ['^20.19.0 || >=22.12', [22, 0, 0], false],
  ['18 || 20 || >=22', [20, 5, 0], true],
  ['>= 18 <22', [22, 0, 0], false],
  ['~20.1', [20, 2, 0], false],
  ['*', [20, 0, 0], true],
] as const)('reads the range %s as npm does: %j is allowed, %s', (range, version, isAllowed) => {
  expect(allows(range, version)).toBe(isAllowed);
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
