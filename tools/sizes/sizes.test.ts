import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findSizeFaults, formatSizes } from './compare-sizes.mjs';
import { measureSizes } from './measure-sizes.mjs';

function createRepository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'sizes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  spawnSync('git', ['add', '.'], { cwd: root });
  return root;
}

it('counts files, lines and words of each room, and variables, overrides and decisions of the whole', () => {
  const root = createRepository({
    'package.json': '{ "overrides": { "a": "1.0.0", "b": { "c": "1.0.0", "d": "1.0.0" } } }',
    'libs/a/src/config.ts':
      'const variables = {\n  PORT: v.string(),\n  CACHE_DIR: count(3),\n  ID: sort(),\n};\n',
    'libs/a/src/config.test.ts': 'it();\n',
    'libs/a/README.md': 'Three short words\n',
    'docs/decisions/0001-a.md': 'One\n',
  });
  const sizes = measureSizes(root);
  expect(sizes['libs']).toEqual({ files: 3, product: 5, tests: 1, words: 3 });
  expect(sizes['repository']).toEqual({
    ...{ files: 5, product: 5, tests: 1, words: 4 },
    ...{ variables: 2, overrides: 3, decisions: 1 },
  });
});

it('names what is over its limit, and shows each size beside its limit', () => {
  const measured = { libs: { files: 3 }, repository: { files: 5 } };
  const limits = { libs: { files: 3 }, repository: { files: 4 } };
  expect(findSizeFaults(measured, limits)).toEqual([
    expect.stringMatching(/^repository has 5 files, more than 4: take something away/),
  ]);
  expect(formatSizes(measured, limits).at(-1)).toMatch(/^repository +5 \/ 4$/);
});
