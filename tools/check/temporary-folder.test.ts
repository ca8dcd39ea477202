import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTemporaryFolder } from './temporary-folder.mjs';

it('reports leftovers once, with the paths of files, and removes the folder with the run', () => {
  const temporary = createTemporaryFolder();
  onTestFinished(temporary.remove);
  expect(temporary.takeLeftovers()).toEqual([]);
  mkdirSync(join(temporary.path, 'guildhall-join-1'));
  mkdirSync(join(temporary.path, 'playwright-artifacts-1'));
  mkdirSync(join(temporary.path, 'guildhall-site-1', 'content'), { recursive: true });
  writeFileSync(join(temporary.path, 'guildhall-site-1', 'content', 'index.json'), '{}');
  expect(temporary.takeLeftovers().toSorted()).toEqual([
    'guildhall-join-1',
    join('guildhall-site-1', 'content', 'index.json'),
  ]);
  expect(temporary.takeLeftovers()).toEqual([]);
  temporary.remove();
  expect(existsSync(temporary.path)).toBe(false);
});

it('uses the default temporary folder if memory has none', () => {
  const temporary = createTemporaryFolder('/no/such/folder');
  onTestFinished(temporary.remove);
  expect(temporary.path.startsWith(tmpdir())).toBe(true);
});

it('leaves nothing else in the preferred folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'guildhall-preferred-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  createTemporaryFolder(parent).remove();
  expect(readdirSync(parent)).toEqual([]);
});

it('lets other users pass, so that a server that refuses to run as root reaches its own folder in it', () => {
  const temporary = createTemporaryFolder();
  onTestFinished(temporary.remove);
  expect(statSync(temporary.path).mode & 0o777).toBe(0o711);
});
