import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';

const root = join(import.meta.dirname, '../../..');

/** Files that the generators change. */
const touched = [
  'README.md',
  'package-lock.json',
  'docs/blocks.md',
  'libs/blocks/src/blocks/block-registry.ts',
  'libs/cms-client/src/blocks/built-in-blocks.ts',
  'libs/cms-client/src/blocks/text.ts',
  // A new library takes from it what all share.
  'libs/money/package.json',
];

/** A workspace in memory with those files. */
export function createWorkspaceTree(): Tree {
  const tree = createTree();
  for (const file of touched) tree.write(file, readFileSync(join(root, file)));
  return tree;
}

/** Returns a file's text. Throws if there is none. */
export function readText(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} was not made`);
  return text;
}

/** The files that a generator created, in alphabetical order. */
export function listNewFiles(tree: Tree): string[] {
  return tree
    .listChanges()
    .map(({ path }) => path)
    .filter((path) => !touched.includes(path) && !path.startsWith('.'))
    .sort();
}
