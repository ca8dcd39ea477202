import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import libGenerator from './lib/generator.ts';
import { createWorkspaceTree, listNewFiles, readText } from './workspace.fixture.ts';

const root = join(import.meta.dirname, '../../..');
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

/** A folder beside the packages of this workspace, removed at the end of the test. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const shared of ['node_modules', 'package.json', 'tsconfig.base.json'])
    symlinkSync(join(root, shared), join(folder, shared));
  return folder;
}

it('new libraries have no type errors', async () => {
  const tree = createWorkspaceTree();
  await libGenerator(tree, { name: 'reading-list' });
  await libGenerator(tree, { name: 'tide-table', runtime: 'node' });
  const folder = createFolder();
  for (const file of listNewFiles(tree)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), readText(tree, file));
  }
  const compilerOptions = { types: ['node', 'vite/client'] };
  const config = { extends: './tsconfig.base.json', compilerOptions, include: ['*/*/src'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const run = promisify(execFile)(process.execPath, [compiler, '-p', folder]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
