import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDuplicates } from './duplicates.ts';

let app: string;
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'duplicates-'));
});
afterEach(() => rmSync(app, { recursive: true }));

function addPackage(folder: string, version: string) {
  mkdirSync(join(app, folder), { recursive: true });
  writeFileSync(join(app, folder, 'package.json'), JSON.stringify({ version }));
}

it('accepts one copy of each', () => {
  addPackage('node_modules/react', '19.2.9');
  addPackage('node_modules/react-dom', '19.2.9');
  addPackage('node_modules/jotai', '3.0.1');
  expect(findDuplicates(app)).toEqual([]);
});

it('reports a second copy of React below a package, with both versions', () => {
  addPackage('node_modules/react', '19.2.9');
  addPackage('node_modules/@guildhall/ui/node_modules/react', '19.3.0');
  expect(findDuplicates(app)).toEqual([
    expect.stringMatching(/^react is installed 2 times: .*19\.2\.9.*19\.3\.0|19\.3\.0.*19\.2\.9/),
  ]);
});
