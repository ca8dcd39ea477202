import { mkdtempSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { listNewFiles, readText, createWorkspaceTree } from '../workspace.fixture.ts';
import libGenerator from './generator.ts';
import { linkPackage } from './workspace-package.ts';

let tree: Tree;
beforeEach(() => {
  tree = createWorkspaceTree();
});

const rooms = ['README.md', 'package.json', 'src/index.ts'];
const set = ['tsconfig.lib.json'];

describe('a new library', () => {
  it('is a feature for browsers with all folders by default', async () => {
    await libGenerator(tree, { name: 'reading-list' });
    const first = ['module.css', 'stories.tsx', 'test.tsx', 'tsx'].map(
      (end) => `src/reading-list/ReadingList.${end}`,
    );
    expect(listNewFiles(tree)).toEqual(
      [...rooms, ...first, ...set].map((file) => `libs/reading-list/${file}`).sort(),
    );
    expect(JSON.parse(readText(tree, 'libs/reading-list/package.json'))).toMatchObject({
      name: '@guildhall/reading-list',
      nx: { tags: ['layer:feature', 'runtime:browser'] },
      exports: { '.': { '@guildhall/source': './src/index.ts' }, './styles.css': './dist/styles.css' },
    });
    expect(readText(tree, 'libs/reading-list/README.md')).toContain(
      'npm install @guildhall/reading-list react react-dom\n',
    );
  });

  it.each(['node', 'any'] as const)(
    'starts with a function and without React when it runs in %s',
    async (runtime) => {
      await libGenerator(tree, { name: 'tide-tables', layer: 'base', runtime });
      const first = ['src/tide-tables/tide-tables.test.ts', 'src/tide-tables/tide-tables.ts'];
      expect(listNewFiles(tree)).toEqual(
        [...rooms, ...first, ...set].map((file) => `libs/tide-tables/${file}`).sort(),
      );
      const manifest = JSON.parse(readText(tree, 'libs/tide-tables/package.json')) as Record<string, unknown>;
      expect(manifest).toMatchObject({
        sideEffects: false,
        nx: { tags: ['layer:base', `runtime:${runtime}`] },
      });
      expect(manifest).not.toHaveProperty('peerDependencies');
      expect(readText(tree, 'libs/tide-tables/src/index.ts')).toBe(
        "export { tideTables } from './tide-tables/tide-tables.ts';\n",
      );
    },
  );

  it('is in the lockfile in npm’s order, and in the table of packages', async () => {
    await libGenerator(tree, { name: 'reading-list' });
    const { packages } = JSON.parse(readText(tree, 'package-lock.json')) as {
      packages: Record<string, object>;
    };
    expect(packages['libs/reading-list']).toMatchObject({
      name: '@guildhall/reading-list',
      version: (packages['libs/money'] as { version: string }).version,
    });
    expect(packages['node_modules/@guildhall/reading-list']).toEqual({
      resolved: 'libs/reading-list',
      link: true,
    });
    const places = Object.keys(packages);
    expect(places).toEqual([...places].sort((a, b) => a.localeCompare(b, 'en')));
    expect(readText(tree, 'README.md')).toMatch(
      /\| \[libs\/reading-list\]\(libs\/reading-list\).*\n\| \[tools\]/,
    );
  });

  it('is rejected, with no files created, when its name, layer or runtime is invalid', async () => {
    await expect(libGenerator(tree, { name: 'Reading List' })).rejects.toThrow(
      'npm run new lib reading-list',
    );
    await expect(libGenerator(tree, { name: 'blocks' })).rejects.toThrow('There is libs/blocks already');
    await expect(libGenerator(tree, { name: 'a', layer: 'top' as 'kit' })).rejects.toThrow(
      'feature, client, kit, base',
    );
    await expect(libGenerator(tree, { name: 'a', runtime: 'deno' as 'any' })).rejects.toThrow(
      'browser, node, any',
    );
    expect(listNewFiles(tree)).toEqual([]);
  });
});

it('a new library is linked and recorded as installed', () => {
  const root = mkdtempSync(join(tmpdir(), 'guildhall-link-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages":{"node_modules/zod":{}}}');
  linkPackage(root, 'libs/a', {
    ...{ name: '@guildhall/a', version: '0.0.0', license: 'MIT', engines: { node: '>=20' } },
  });
  expect(readlinkSync(join(root, 'node_modules/@guildhall/a'))).toBe(join('../../libs/a'));
  const account = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as object;
  expect(account).toEqual({
    packages: {
      'libs/a': { name: '@guildhall/a', version: '0.0.0', license: 'MIT', engines: { node: '>=20' } },
      'node_modules/@guildhall/a': { resolved: 'libs/a', link: true },
      'node_modules/zod': {},
    },
  });
  rmSync(root, { recursive: true });
});
