import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findRenamed, weighReleases } from './weigh-releases.ts';

const scripts = new Map([
  ['start-AAAAA', '`kit-BBBBB,cart-CCCCC:cart`'],
  ['kit-BBBBB', 'the kit'],
  ['cart-CCCCC', 'import"./kit-BBBBB.js";import"./shop-DDDDD.js"'],
  ['shop-DDDDD', 'import"./kit-BBBBB.js"'],
]);

it('counts a changed script, and all that name it, directly or not', () => {
  expect(findRenamed(scripts, 'cart-CCCCC')).toEqual(['cart-CCCCC', 'start-AAAAA']);
  expect(findRenamed(scripts, 'shop-DDDDD')).toEqual(['shop-DDDDD', 'cart-CCCCC', 'start-AAAAA']);
  expect(findRenamed(scripts, 'kit-BBBBB')).toHaveLength(4);
});

it('weighs a release for each island of a build', () => {
  const client = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  for (const folder of ['assets', '.vite']) mkdirSync(join(client, folder));
  for (const [name, code] of scripts) writeFileSync(join(client, 'assets', `${name}.js`), code);
  writeFileSync(join(client, 'assets/cart-CCCCC.js.br'), 'compressed');
  const islands = { cart: 'assets/cart-CCCCC.js' };
  writeFileSync(join(client, '.vite/islands.json'), JSON.stringify({ islands }));
  const [release, ...more] = weighReleases(client);
  const codes = ['cart-CCCCC', 'start-AAAAA'].map((name) => scripts.get(name) ?? '');
  expect(release).toMatchObject({ island: 'cart', files: 2, script: { raw: codes.join('').length } });
  expect(more).toEqual([]);
});
