import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChunkFaults } from './chunks.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function addFile(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function addLibrary(chunks: Record<string, string[]>) {
  addFile(
    'package.json',
    JSON.stringify({
      exports: { '.': { '@guildhall/source': './src/index.ts' }, './styles.css': './dist/styles.css' },
      dependencies: { valibot: '1' },
      guildhall: { chunks },
    }),
  );
  addFile('node_modules/valibot/dist/core.mjs', '');
  addFile(
    'src/index.ts',
    "export { plan } from './state/plan.ts';\nexport type { Line } from './line.ts';\n",
  );
  addFile('src/state/plan.ts', "export const plan = () => import('../late.ts');\n");
  addFile('src/late.ts', '');
  addFile('src/line.ts', 'export interface Line {}\n');
}

it('accepts folders, modules that are imported later, and dependencies', () => {
  addLibrary({ shop: ['./src/state', './src/late', 'valibot', 'valibot/dist/core'] });
  expect(findChunkFaults(folder)).toEqual([]);
});

it('reports a moved file, one that only types come from, and a path in two chunks', () => {
  addLibrary({ shop: ['./src/moved', './src/line', './src/late'], kit: ['./src/late'] });
  expect(findChunkFaults(folder)).toEqual([
    './src/moved does not exist',
    './src/line is not reached from a door',
    './src/late is declared twice',
    './src/late is declared twice',
  ]);
});

it('reports packages that are no dependencies, and paths that they do not have', () => {
  addLibrary({ shop: ['lodash', 'valibot/dist/moved'] });
  expect(findChunkFaults(folder)).toEqual([
    'lodash is not a dependency',
    'valibot/dist/moved does not exist',
  ]);
});
