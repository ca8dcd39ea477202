import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { format, type FormatOptions } from 'oxfmt';

const root = join(import.meta.dirname, '../../..');
const formatted = /\.(css|json|md|tsx?)$/;

/** Formats the files that a generator has written, with the options of the workspace. */
export async function formatTree(tree: Tree): Promise<void> {
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatOptions;
  for (const { path, type, content } of tree.listChanges()) {
    if (type === 'DELETE' || content === null || path === 'package-lock.json' || !formatted.test(path))
      continue;
    tree.write(path, (await format(path, content.toString(), options)).code);
  }
}
