import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTemporaryFolder } from './temporary-folder.mjs';

it('the folder of a run names what tests left in it once, and is gone with the run', () => {
  const temporary = createTemporaryFolder();
  onTestFinished(temporary.remove);
  expect(temporary.takeLeftovers()).toEqual([]);
  mkdirSync(join(temporary.path, 'guildhall-join-1'));
  mkdirSync(join(temporary.path, 'playwright-artifacts-1'));
  expect(temporary.takeLeftovers()).toEqual(['guildhall-join-1']);
  expect(temporary.takeLeftovers()).toEqual([]);
  temporary.remove();
  expect(existsSync(temporary.path)).toBe(false);
});

it('a run has its folder among the usual temporary ones where there is none in memory', () => {
  const temporary = createTemporaryFolder('/no/such/folder');
  onTestFinished(temporary.remove);
  expect(temporary.path.startsWith(tmpdir())).toBe(true);
});

it('nothing else is left in the folder that was preferred', () => {
  const parent = mkdtempSync(join(tmpdir(), 'guildhall-preferred-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  createTemporaryFolder(parent).remove();
  expect(readdirSync(parent)).toEqual([]);
});
