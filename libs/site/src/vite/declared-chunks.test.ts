import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDeclaredChunks } from './declared-chunks.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'chunks-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function addPackage(folder: string, manifest: object) {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
}

const dependencies = (...names: string[]) => ({
  dependencies: Object.fromEntries(names.map((name) => [name, '1'])),
});
const chunks = (declared: Record<string, string[]>) => ({ guildhall: { chunks: declared } });

it('finds a module and its styles in a declared folder or by its path', () => {
  addPackage('site', chunks({ shop: ['./src/state', './src/lines/sort-lines'] }));
  const findChunk = readDeclaredChunks(join(root, 'site'));
  expect(findChunk(join(root, 'site/src/state/deep/plan.ts'))).toBe('shop');
  expect(findChunk(join(root, 'site/src/lines/sort-lines.ts'))).toBe('shop');
  expect(findChunk(join(root, 'site/src/lines/sort-lines.module.css?used'))).toBe('shop');
  expect(findChunk(join(root, 'site/src/lines/sort-lines-by-name.ts'))).toBeUndefined();
  expect(findChunk('\0virtual:other')).toBeUndefined();
});

it('prefers the most exact path', () => {
  addPackage('site', chunks({ members: ['./src/members'], field: ['./src/members/bearer'] }));
  const findChunk = readDeclaredChunks(join(root, 'site'));
  expect(findChunk(join(root, 'site/src/members/bearer.ts'))).toBe('field');
  expect(findChunk(join(root, 'site/src/members/status.ts'))).toBe('members');
});

it('reads the packages that a site depends on, and theirs, wherever they are linked from', () => {
  addPackage('site', dependencies('@house/kit', 'absent'));
  addPackage('store/kit', { ...dependencies('deep'), ...chunks({ kit: ['./src/button'] }) });
  addPackage('store/node_modules/deep', chunks({ kit: ['./src/texts'] }));
  mkdirSync(join(root, 'site/node_modules/@house'), { recursive: true });
  symlinkSync(join(root, 'store/kit'), join(root, 'site/node_modules/@house/kit'));
  const findChunk = readDeclaredChunks(join(root, 'site'));
  expect(findChunk(join(root, 'store/kit/src/button/Button.tsx'))).toBe('kit');
  expect(findChunk(join(root, 'store/node_modules/deep/src/texts/fill.ts'))).toBe('kit');
});

it('takes a named package with its dependencies, or a part of it', () => {
  addPackage('site', chunks({ kit: ['react-dom', 'store/dist/core'] }));
  addPackage('node_modules/react-dom', dependencies('scheduler'));
  addPackage('node_modules/react-dom/node_modules/scheduler', {});
  addPackage('node_modules/store', {});
  const findChunk = readDeclaredChunks(join(root, 'site'));
  expect(findChunk(join(root, 'node_modules/react-dom/client.js'))).toBe('kit');
  expect(findChunk(join(root, 'node_modules/react-dom/node_modules/scheduler/index.js'))).toBe('kit');
  expect(findChunk(join(root, 'node_modules/store/dist/core.js'))).toBe('kit');
  expect(findChunk(join(root, 'node_modules/store/dist/extras.js'))).toBeUndefined();
});
